import type { Kind } from '#functions/domain/equipment/kind.ts';
import type { CountedKind } from '#functions/domain/equipment/kind-counts.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { KindDto } from '#shared/equipment/fields.ts';

/** A kind without the counts of its pieces. */
export async function toPlainKindDto(kind: Kind, now: Date): Promise<Omit<KindDto, 'counts'>> {
  const { id, name, code, category, note, picture, loanDays, value, rev } = kind;
  return {
    id,
    name,
    code,
    category,
    note,
    value,
    rev,
    loan_days: loanDays,
    picture: picture ? { key: picture, url: await mediaUrl(picture, now) } : null,
  };
}

export const toKindDto = async ({ kind, counts }: CountedKind, now: Date): Promise<KindDto> => ({
  ...(await toPlainKindDto(kind, now)),
  counts,
});
