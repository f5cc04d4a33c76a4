import { inject } from 'vitest';
import './environment.ts';
import { collectLogLines } from './log-lines.ts';

// Before any handler is loaded: what a deployment gives its functions.
Object.assign(process.env, inject('environment'));
collectLogLines();
