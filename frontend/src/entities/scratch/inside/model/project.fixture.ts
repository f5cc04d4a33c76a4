import { strToU8, zipSync } from 'fflate';
import { parseProject } from './parse-project.ts';
import type { Project, Script } from './project.ts';

/** Blocks of a sprite as `project.json` has them, and what else it has. */
export interface MadeSprite {
  readonly name?: string;
  readonly isStage?: boolean;
  readonly blocks?: object;
  readonly comments?: object;
  readonly variables?: object;
  readonly lists?: object;
  readonly costumes?: readonly object[];
  readonly sounds?: readonly object[];
}

/** `project.json` of a project with these sprites. */
export const storedProject = (...sprites: readonly MadeSprite[]): string =>
  JSON.stringify({
    targets: [
      { name: 'Stage', isStage: true },
      ...sprites.map((sprite) => ({ name: '小猫', isStage: false, ...sprite })),
    ],
  });

export const makeProject = (...sprites: readonly MadeSprite[]): Project =>
  parseProject(storedProject(...sprites));

/** An .sb3 file. */
export const zip = (files: Readonly<Record<string, string>>): ArrayBuffer => {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  const { buffer, byteOffset, byteLength } = zipSync(Object.fromEntries(entries));
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
};

/** The scripts of one sprite with these blocks. */
export const scriptsOf = (blocks: object, others: MadeSprite = {}): readonly Script[] =>
  makeProject({ ...others, blocks }).sprites[1]?.scripts ?? [];

/** A stored block; on top of a script unless it has a parent. */
export const stored = (opcode: string, values: Readonly<Record<string, unknown>> = {}) => ({
  opcode,
  next: null,
  parent: null,
  inputs: {},
  fields: {},
  shadow: false,
  topLevel: values['parent'] === undefined,
  x: 0,
  y: 0,
  ...values,
});
