import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { assertPortFree, freePort } from './ports.ts';
import { readSettings } from './settings.ts';

test('a taken port is named with the variable that changes it', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(assertPortFree('gateway', port)).rejects.toThrow(
    new RegExp(`Port ${port} .*taken.* PORT=`),
  );
  await expect(assertPortFree('cognito', port)).rejects.toThrow('COGNITO_PORT');
  other.close();
  await once(other, 'close');
  await expect(assertPortFree('gateway', port)).resolves.toBeUndefined();
});

test('the ports of the parts follow PORT unless they are set', () => {
  expect(readSettings({ PORT: '5000', S3_PORT: '7000' }).ports).toMatchObject({
    gateway: 5000,
    dynamodb: 5001,
    s3: 7000,
    cognito: 5003,
  });
});

test.each(['abc', '0', '70000', '1.5'])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow('PORT must be a port number');
});
