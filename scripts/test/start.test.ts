import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { capture } from '../lib/processes.mjs';

const start = (env: Readonly<Record<string, string>>) =>
  capture(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, HOST: '127.0.0.1', ...env } });

test.each(['x', '-1', '65536', '80a'])('PORT=%s is no port', async (port) => {
  const { code, output } = await start({ PORT: port });
  expect(code).toBe(1);
  expect(output).toBe(`PORT must be a number from 0 to 65535, not "${port}".\n`);
});

test('a port that is taken is told in one line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { code, output } = await start({ PORT: String(port) });
  expect(code).toBe(1);
  expect(output.replace(/^Building.*\nBuilt.*\n/, '')).toBe(
    `Port ${port} is taken. Choose another one: PORT=8052 npm start\n`,
  );
});
