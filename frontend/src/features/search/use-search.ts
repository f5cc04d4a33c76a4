import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { Answer } from '#shared/endpoint.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { search } from '#shared/search/contract.ts';
import { isSearchable } from '#shared/search/search-words.ts';
import type { Pick } from './picks.ts';

type Found = Answer<typeof search.endpoints.find>;

/** Nobody waits for the answers to single letters. */
const PAUSE_MS = 250;

function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}

/** Where what was found opens: a student has no screens of classes and lessons, but the own home. */
function placesFor(role: Role) {
  const isStudent = role === ROLE.student;
  return {
    classes: ({ id }: Found['classes'][number]) =>
      isStudent ? paths.students : paths.classRoom(id),
    teachers: ({ id, name }: Found['teachers'][number]) =>
      role === ROLE.principal ? paths.teacherNamed(name) : paths.teacherCalendar(id),
    lessons: ({ id, class_id, date }: Found['lessons'][number]) =>
      isStudent ? paths.studentHome : paths.lessonInCalendar(id, class_id, date),
  };
}

/** What was found as a list, in the order of its groups. */
function usePicksOf() {
  const { t } = useTranslation('search');
  const { role } = useSignedIn();
  const { day } = useFormats();
  const place = placesFor(role);
  return (found: Found): Pick[] => [
    ...found.students.map(({ id, name, classes }) => ({
      kind: 'students' as const,
      id,
      name,
      about: classes,
      to: paths.student(id),
    })),
    ...found.classes.map((each) => ({
      kind: 'classes' as const,
      id: each.id,
      name: each.name,
      about: each.closed ? t('closed') : '',
      to: place.classes(each),
    })),
    ...found.teachers.map((each) => ({
      kind: 'teachers' as const,
      id: each.id,
      name: each.name,
      about: '',
      to: place.teachers(each),
    })),
    ...found.lessons.map((each) => ({
      kind: 'lessons' as const,
      id: each.id,
      name: [each.class_name, each.topic].filter(Boolean).join(' · '),
      about: [`${day(each.date)} ${each.start}–${each.end}`, each.teacher_name]
        .filter(Boolean)
        .join(' · '),
      to: place.lessons(each),
    })),
    ...found.works.map(({ id, title, author }) => ({
      kind: 'works' as const,
      id,
      name: title,
      about: author,
      to: paths.work(id),
    })),
  ];
}

/** What the words find. A request whose words are not those any more is aborted. */
export function useSearch(typed: string) {
  const words = usePaused(typed.trim());
  const asked = isSearchable(words);
  const picksOf = usePicksOf();
  const query = useQuery({
    ...queryOf(search.endpoints.find, { words }),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return {
    picks: asked && data ? picksOf(data) : [],
    error: asked ? error : null,
    /** The answer to what stands in the field is there. */
    isSettled: asked && !isFetching && !isPlaceholderData && words === typed.trim(),
    isFetching: asked && isFetching,
    refetch,
  };
}
