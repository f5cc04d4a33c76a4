import { build } from 'vite';

process.on('disconnect', () => process.exit(1));
await build({ configFile: process.argv[2] ?? '', logLevel: 'warn' });
process.exit(0);
