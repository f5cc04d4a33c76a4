import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import type { DraftKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import { freshPictures } from '#frontend/src/lib/drafts/fresh-addresses.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { mapPictures, parseRichText } from '#shared/rich-text/rich-text.ts';
import { schools } from '#shared/schools/contract.ts';

const Values = () => z.object({ about: z.string() });
/** Formatted text as JSON. */
export type AboutValues = z.infer<ReturnType<typeof Values>>;

/** The revision of the text: each school has one. */
interface StoredAbout {
  readonly rev: number;
}

const Current = () => z.object({ about: z.unknown(), about_rev: z.number() });

/** Without the addresses of pictures, which the server signs anew for each answer. */
function withoutAddresses(about: string): string {
  const text = parseRichText(about);
  const content = mapPictures(text?.content ?? [], ({ type, attrs: { key, alt } }) => ({
    type,
    attrs: { key, alt },
  }));
  return text ? JSON.stringify(content) : about;
}

/** The introduction of a school. */
export const draftKind: DraftKind<AboutValues, StoredAbout> = {
  kind: 'about',
  screen: `${paths.institution}?tab=about`,
  most: 1,
  values: Values,
  idOf: () => 'about',
  revOf: ({ rev }) => rev,
  textOf: ({ about }) => withoutAddresses(about),
  edit: ({ about }, { rev }) => send(schools.endpoints.editAbout, { rev, about }),
  theirs: (error) => {
    const found = conflictingRecord(error, Current());
    return (
      found && {
        record: { rev: found.about_rev },
        value: { about: JSON.stringify(found.about) },
      }
    );
  },
  refreshed: (kept, stored) => ({ about: freshPictures(kept.about, stored.about) }),
};
