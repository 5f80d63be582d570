import { PROTOCOL, type WireError } from '@cinderhall/protocol';
import { signal } from '@preact/signals';

/**
 * This page and the server speak different versions. `older`: the page is out of date, and was loaded anew in vain or must
 * not be loaded anew unasked; `newer`: the server is, and will be brought up to date.
 */
export const versionNotice = signal<'older' | 'newer' | null>(null);

/** What a page that is out of date does in its browser; tests have another one. */
export interface PageReloader {
  /** Whether this page was loaded anew for that version of the server before. */
  tried(server: number): boolean;
  /** Notes it; false where the browser keeps no such notes. */
  note(server: number): boolean;
  /** Whether anything would be lost that nothing keeps: half filled forms, codes that are shown only once. */
  hasUnsaved(): boolean;
  /** Fetches the newest client past all caches, and waits until everything is stored that is to be kept. */
  prepare(server: number): Promise<void>;
  /** Goes to the newest client. */
  leave(server: number): void;
}

const isMisfit = ({ code }: WireError): boolean => code === 'protocol.older' || code === 'protocol.newer';

/** How a server of that version refuses this page, where it does not say so itself; null when the versions fit. */
export const versionError = (server: number): WireError | null =>
  server === PROTOCOL
    ? null
    : {
        code: server < PROTOCOL ? 'protocol.newer' : 'protocol.older',
        params: { client: PROTOCOL, server },
      };

/** Keeps a page and its server in step: loads the page anew once for each version of the server, never in a loop. */
export class VersionKeeper {
  readonly #page: PageReloader;
  #loading = false;

  constructor(page: PageReloader) {
    this.#page = page;
  }

  /** The server has refused something: is it because of the versions? */
  refused(error: WireError): boolean {
    if (!isMisfit(error)) return false;
    if (error.code === 'protocol.newer') versionNotice.value = 'newer';
    else void this.#older(Number(error.params.server) || 0);
    return true;
  }

  /** Somebody has answered who speaks as this page does. */
  fits(): void {
    if (versionNotice.value === 'newer') versionNotice.value = null;
  }

  async #older(server: number): Promise<void> {
    if (this.#loading || versionNotice.value === 'older') return;
    // Noted only when the page leaves: somebody may load it anew before that, and then it has not been tried.
    if (this.#mayLeave(server)) await this.#load(server, () => this.#mayLeave(server) && this.#page.note(server));
    else versionNotice.value = 'older';
  }

  #mayLeave(server: number): boolean {
    return !this.#page.tried(server) && !this.#page.hasUnsaved();
  }

  /** For a button: pressing it decides. */
  loadAnew(): Promise<void> {
    return this.#load(0, () => true);
  }

  async #load(server: number, mayLeave: () => boolean): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      await this.#page.prepare(server);
      if (mayLeave()) this.#page.leave(server);
      else versionNotice.value = 'older';
    } catch {
      // The newest client could not be fetched: then this one says what is the matter.
      versionNotice.value ??= 'older';
    } finally {
      this.#loading = false;
    }
  }
}
