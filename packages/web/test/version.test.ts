import { PROTOCOL, type WireError } from '@cinderhall/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PageReloader, VersionKeeper, versionError, versionNotice } from '../src/remote/version.ts';

const SERVER = PROTOCOL + 1;
const older: WireError = { code: 'protocol.older', params: { client: PROTOCOL, server: SERVER } };
const newer: WireError = { code: 'protocol.newer', params: { client: PROTOCOL, server: PROTOCOL - 1 } };

/** A page whose window stays open while it is loaded anew: its notes outlive it. */
class FakePage implements PageReloader {
  readonly loaded: number[] = [];
  notes: number | null = null;
  keepsNotes = true;
  unsaved = false;
  failing = false;

  tried = (server: number) => this.notes === server;
  hasUnsaved = () => this.unsaved;
  note(server: number): boolean {
    if (this.keepsNotes) this.notes = server;
    return this.keepsNotes;
  }
  /** While this is not null, whatever is prepared waits for it. */
  slow: Promise<void> | null = null;
  async prepare(): Promise<void> {
    if (this.failing) throw new Error('no network');
    await this.slow;
  }
  leave(server: number): void {
    this.loaded.push(server);
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

let page: FakePage;
beforeEach(() => {
  versionNotice.value = null;
  page = new FakePage();
});

describe('a page that is older than the server', () => {
  test('is loaded anew by itself, once for each version of the server', async () => {
    expect(new VersionKeeper(page).refused(older)).toBe(true);
    await settled();
    expect([page.loaded, versionNotice.value]).toEqual([[SERVER], null]);
    // The same again after it was loaded: the new page is as old as the first one.
    const again = new VersionKeeper(page);
    for (let i = 0; i < 5; i++) again.refused(older);
    await settled();
    expect([page.loaded, versionNotice.value]).toEqual([[SERVER], 'older']);
    versionNotice.value = null;
    new VersionKeeper(page).refused({ ...older, params: { server: SERVER + 1 } });
    await settled();
    expect(page.loaded).toEqual([SERVER, SERVER + 1]);
  });

  test('that somebody loads anew while it prepares to leave has not been tried', async () => {
    page.slow = new Promise(() => {});
    new VersionKeeper(page).refused(older);
    await settled();
    expect(page.loaded).toEqual([]);
    page.slow = null;
    new VersionKeeper(page).refused(older);
    await settled();
    expect([page.loaded, versionNotice.value]).toEqual([[SERVER], null]);
  });

  test('stays when something was begun while it prepared to leave', async () => {
    let prepared = () => {};
    page.slow = new Promise((resolve) => {
      prepared = resolve;
    });
    new VersionKeeper(page).refused(older);
    page.unsaved = true;
    prepared();
    await settled();
    expect([page.loaded, versionNotice.value]).toEqual([[], 'older']);
  });

  test('several refusals at once load it once', async () => {
    const keeper = new VersionKeeper(page);
    for (let i = 0; i < 5; i++) keeper.refused(older);
    await settled();
    expect(page.loaded).toEqual([SERVER]);
  });

  test('asks first where something half done would be lost, and where the browser keeps no notes', async () => {
    page.unsaved = true;
    const keeper = new VersionKeeper(page);
    keeper.refused(older);
    await settled();
    expect([page.loaded, versionNotice.value]).toEqual([[], 'older']);
    await keeper.loadAnew();
    expect(page.loaded).toHaveLength(1);
    versionNotice.value = null;
    const forgetful = new FakePage();
    forgetful.keepsNotes = false;
    new VersionKeeper(forgetful).refused(older);
    await settled();
    expect([forgetful.loaded, versionNotice.value]).toEqual([[], 'older']);
  });

  test('stays where it is when the newest client cannot be fetched', async () => {
    page.failing = true;
    new VersionKeeper(page).refused(older);
    await settled();
    expect(versionNotice.value).toBe('older');
  });
});

test('a page that is newer than the server says so until the server has followed', async () => {
  const keeper = new VersionKeeper(page);
  expect(keeper.refused(newer)).toBe(true);
  await settled();
  expect([page.loaded, versionNotice.value]).toEqual([[], 'newer']);
  keeper.fits();
  expect(versionNotice.value).toBeNull();
});

test('other refusals have nothing to do with it', () => {
  expect(new VersionKeeper(page).refused({ code: 'table.unknown', params: {} })).toBe(false);
  expect(versionNotice.value).toBeNull();
});

test('a server that only tells its version is understood as well', () => {
  expect(versionError(PROTOCOL)).toBeNull();
  expect(versionError(PROTOCOL - 1)?.code).toBe('protocol.newer');
  expect(versionError(PROTOCOL + 1)?.code).toBe('protocol.older');
});
