import { build } from 'vite';

process.on('disconnect', () => process.exit(1));
await build({ configFile: 'frontend/vite.config.ts', logLevel: 'warn' });
process.exit(0);
