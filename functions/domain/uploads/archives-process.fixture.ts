import { open, readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { findFault } from './inspect-content.ts';

/**
 * The most memory that this process held. On Linux `maxRSS` begins with what its parent held when it started this
 * process, so the kernel's own figure is read there.
 */
async function mostMegabytes(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) / 1024;
}

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
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const started = performance.now();
const faults = await Promise.all(
  files.map((file) => findFault(file, { ending: 'sb3', purpose: 'project' })),
);
const ms = performance.now() - started;
delay.disable();
const megabytes = await mostMegabytes();
/** The longest time for which nothing else was served. */
const stallMs = delay.max / 1e6;
process.stdout.write(JSON.stringify({ faults, ms, megabytes, stallMs }));
