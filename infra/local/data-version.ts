import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Problem } from '../problem.ts';
import { makeDataFolder } from './data-folder.ts';
import { layout } from './paths.ts';
import { replaceFile } from './replace-file.ts';

/** Raised when stored items no longer fit the code and have to be created again. */
const DATA_VERSION = '10';

/** Throws a Problem for data of another version, before anything changes them. */
export async function checkDataVersion(dir: string): Promise<void> {
  const { dynamodb, version } = layout(dir);
  const found = await readFile(version, 'utf8').catch(() => undefined);
  if (found === DATA_VERSION) return;
  if (existsSync(dynamodb))
    throw new Problem(
      `The data in ${dir} were made by another version of the system. "npm run reset" starts over with a fresh demo school; to keep the data, move the folder away first.`,
    );
  await makeDataFolder(dir);
  await replaceFile(version, DATA_VERSION);
}
