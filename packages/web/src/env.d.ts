declare module '*.css';
declare module 'zzfx' {
  export const ZZFX: { volume: number; audioContext: AudioContext };
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
}
interface ImportMeta {
  readonly env: { readonly DEV: boolean; readonly PROD: boolean };
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default' },
  ): Record<string, () => Promise<string>>;
  glob<T>(pattern: string, options: { readonly eager: true }): Record<string, T>;
}
