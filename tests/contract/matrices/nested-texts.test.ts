import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';
import { call } from '#tests/contract/harness/call.ts';
import { at, changed, takenPlaces } from '#tests/contract/harness/places.ts';
import { prepare, prepareUnspent } from '#tests/contract/harness/scene.ts';
import { forEachTested, tested } from '#tests/contract/harness/tested.ts';

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: '第一步' }] };

/** A formatted text with lists and quotations in each other, and an attribute that no formatted text has. */
function nestedText(levels: number): string {
  let block: object = paragraph;
  for (let level = 0; level < levels; level += 1)
    block =
      level % 3 === 0
        ? { type: 'blockquote', content: [block] }
        : { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph, block] }] };
  return JSON.stringify({ type: 'doc', unnamed: true, content: [block] });
}

const isRichText = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  !('unnamed' in value);

/** The formatted texts of a payload, by what the contract makes of a nested one. */
const textsOf = (endpoint: Endpoint, payload: object) =>
  takenPlaces(endpoint, payload, () => nestedText(8)).filter(({ path, output }) =>
    isRichText(at(output, path)),
  );

describe('a formatted text', () => {
  it('is stored with lists and quotations as deep as the contract takes them', async () => {
    const found: string[] = [];
    await forEachTested(CALLS, async ({ endpoint }) => {
      const { payload: example } = await prepareUnspent(endpoint);
      for (const { path } of textsOf(endpoint, example)) {
        found.push(endpoint.path);
        for (const levels of [8, 12, 48]) {
          const { actor, payload } = await prepare(endpoint);
          const [place] = textsOf(endpoint, payload).filter(
            (each) => each.path.join() === path.join(),
          );
          const nested = changed(place?.known, path, () => nestedText(levels)) as object;
          const answer = await call(endpoint, { as: actor, payload: nested });
          expect(answer, `${endpoint.path}, ${levels}`).toMatchObject({ code: CODE.ok });
        }
      }
    });
    for (const path of ['task/add', 'report/save', 'notice/add', 'school/edit_about'])
      if (tested(CALLS).some(({ endpoint }) => endpoint.path === path))
        expect(found).toContain(path);
  });
});
