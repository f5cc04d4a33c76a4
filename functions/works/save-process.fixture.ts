import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { newSave, sendProject } from '#tests/factories/work.ts';
import { makeProject } from '#tests/factories/zip.ts';

/** Saves version after version in a separate process, which a test kills. */
const { person, work_id, base, count } = JSON.parse(process.argv[2] ?? '');
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

for (let no = base + 1; no <= base + count; no += 1) {
  const upload_id = await sendProject(person, makeProject(`${no}`));
  const payload = await newSave(person, { work_id, base: no - 1, upload_id });
  tell({ asked: payload });
  const { code, data } = await call(works.endpoints.save, { as: person, payload });
  if (code !== 1) throw new Error(`not saved: ${code}`);
  tell({ confirmed: data.version.no });
}
