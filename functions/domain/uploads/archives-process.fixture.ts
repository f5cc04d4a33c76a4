import { open } from 'node:fs/promises';
import { findFault } from './inspect-content.ts';

/** Checks projects (paths of files), all at once, in a process of its own, and tells the time and memory it took. */
const files = await Promise.all(
  process.argv.slice(2).map(async (path) => {
    const file = await open(path);
    const { size } = await file.stat();
    const read = async (start: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    };
    return { bytes: size, read };
  }),
);
const started = performance.now();
const faults = await Promise.all(
  files.map((file) => findFault(file, { ending: 'sb3', purpose: 'project' })),
);
const ms = performance.now() - started;
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ faults, ms, megabytes }));
