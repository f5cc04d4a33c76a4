import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { WORKS_PAGE } from '#frontend/src/entities/works/queries.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { untilRows } from '#frontend/src/ui/table/full-page.ts';
import { ROLE } from '#shared/roles.ts';
import { works } from '#shared/works/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { WORK_CATEGORIES, type WorkCategory } from '#shared/works/rules.ts';

export type GalleryScope = 'class' | 'school' | 'public';

/** The gallery's filters, as they stand in the address. */
export interface GalleryQuestion {
  readonly scope: GalleryScope;
  readonly classId: string;
  readonly category: WorkCategory | '';
  readonly order: 'new' | 'likes';
  readonly search: string;
}

/** The scopes that a user may choose: visitors have only the public one, users with classes also theirs. */
export function useScopes(): readonly GalleryScope[] {
  const role = useSession()?.role;
  if (role === undefined || role === ROLE.platform) return ['public'];
  return role === ROLE.liveTeacher ? ['school', 'public'] : ['class', 'school', 'public'];
}

export function useGalleryQuestion() {
  const [params, setParams] = useSearchParams();
  const scopes = useScopes();
  const usual = scopes.includes('school') ? 'school' : 'public';
  const question: GalleryQuestion = {
    scope: scopes.find((scope) => scope === params.get('scope')) ?? usual,
    classId: params.get('class') ?? '',
    category: WORK_CATEGORIES.find((each) => each === params.get('category')) ?? '',
    order: params.get('order') === 'likes' ? 'likes' : 'new',
    search: params.get('search') ?? '',
  };
  /** Empty values are removed from the address. */
  const change = (changes: Readonly<Record<string, string>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { question, change };
}

/** Works of the gallery, page after page. */
export function useGallery({ scope, classId, category, order, search }: GalleryQuestion) {
  const inClass = scope === 'class';
  const asked = {
    scope,
    order,
    ...(inClass && { class_id: classId }),
    ...(category && { category }),
    ...(search && !inClass && { search }),
    limit: WORKS_PAGE,
  };
  const pages = pagesOf(works.endpoints.list, asked);
  return useInfiniteQuery({
    ...pages,
    // A filtered page may be empty although more follow.
    queryFn: ({ pageParam, signal }) =>
      untilRows((cursor) => pages.queryFn({ pageParam: cursor, signal }), pageParam),
    placeholderData: keepPreviousData,
    enabled: !inClass || classId !== '',
    select: ({ pages }): readonly WorkDto[] => pages.flatMap(({ list }) => list),
  });
}
