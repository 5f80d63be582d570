import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificates {
  /** The file of the authority, for clients. */
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
  /** What tells a nats-server to insist on encryption. */
  readonly server: readonly string[];
}

let made: Certificates | null | undefined;

/** A certificate for this machine, signed by an authority of our own; null where there is no openssl. */
export function certificates(): Certificates | null {
  if (made === undefined) made = make();
  return made;
}

function make(): Certificates | null {
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-tls-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  try {
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
    openssl(
      'req',
      '-x509',
      ...newKey,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '2',
      '-subj',
      '/CN=Test authority',
    );
    openssl('req', ...newKey, '-keyout', 'key.pem', '-out', 'request.pem', '-subj', '/CN=localhost');
    writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
    openssl('x509', '-req', '-in', 'request.pem', ...signed, '-out', 'certificate.pem');
  } catch {
    console.warn('SKIPPED without openssl: tests of encrypted connections.');
    return null;
  }
  const [authority, certificate, key] = ['ca.pem', 'certificate.pem', 'key.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  return { authority, certificate, key, server: ['--tls', '--tlscert', certificate, '--tlskey', key] };
}
