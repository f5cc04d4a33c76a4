import { ofPeople } from '#functions/domain/people/walks-of-people.ts';
import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { namedBy, under } from '#functions/domain/sheets/walks.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryAll } from '#functions/platform/table.ts';
import { UserId, WorkId } from '#shared/ids.ts';
import { WORK_LISTS, workPartition, works } from './work.ts';
import { COMMENT_PREFIX } from './work-comment.ts';
import { VERSION_PREFIX } from './work-version.ts';

const ofWorksWith = (prefix: string) =>
  ofPeople(async (schoolId, userId) => {
    const list = WORK_LISTS.ofOwner(schoolId, UserId.parse(userId));
    const entries = await queryAll(inPartition(list));
    const found = entries.map(({ target }) =>
      under(workPartition({ schoolId, id: WorkId.parse(target) }), prefix),
    );
    return (await Promise.all(found)).flat();
  });

/** Works, and what is said of them. */
export const WORK_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.works',
    columns: [
      'id',
      'owner',
      'title',
      'description',
      'kind',
      'category',
      'visibility',
      'published',
      'version',
      'likes',
      'comments',
      'plays',
      'created',
      'savedAt',
    ],
    walks: ofPeople((schoolId, id) =>
      namedBy(WORK_LISTS.ofOwner(schoolId, UserId.parse(id)), (work) =>
        works.key({ schoolId, id: WorkId.parse(work) }),
      ),
    ),
  },
  {
    title: 'exports.sheet.versions',
    columns: ['workId', 'no', 'at', 'madeAt', 'by', 'label', 'note', 'bytes', 'name', 'key'],
    walks: ofWorksWith(VERSION_PREFIX),
  },
  {
    title: 'exports.sheet.comments',
    columns: ['workId', 'at', 'userId', 'text'],
    walks: ofWorksWith(COMMENT_PREFIX),
  },
];
