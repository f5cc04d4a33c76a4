import { workerData } from 'node:worker_threads';
import { build } from 'vite';

await build({ configFile: workerData, logLevel: 'warn' });
