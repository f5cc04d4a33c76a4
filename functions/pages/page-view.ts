import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { pictureKeys } from '#functions/domain/storage/rich-text-pictures.ts';
import { env } from '#functions/platform/env.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { Language } from '#shared/languages.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';
import {
  SCHOOL_PAGE_CARDS,
  SCHOOL_PAGE_PREFIX,
  type SchoolPageCard,
} from '#shared/pages/school-page.ts';
import type { RichText } from '#shared/rich-text/rich-text.ts';
import type { WorkKind } from '#shared/works/rules.ts';
import type { LoadedPage } from './load-page.ts';

interface ShownCourse {
  readonly id: string;
  readonly name: string;
  readonly ages: string;
  readonly text: string;
}

interface ShownLesson {
  readonly id: string;
  readonly courseId: string;
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly course: string;
  readonly ages: string;
  readonly places: number;
}

/** What the page says, with the addresses of its pictures. */
export interface PageView {
  readonly language: Language;
  readonly id: string;
  /** The page's own address, without a language. */
  readonly address: string;
  readonly origin: string;
  readonly name: string;
  readonly logo: string;
  readonly pastDue: boolean;
  readonly slogan: string;
  readonly about: RichText;
  readonly pictures: ReadonlyMap<string, string>;
  readonly contact: Pick<
    LoadedPage['information'],
    'contact' | 'phone' | 'email' | 'hours' | 'address' | 'latitude' | 'longitude'
  > & { readonly map: string };
  readonly cards: readonly SchoolPageCard[];
  readonly courses: readonly ShownCourse[];
  readonly lessons: readonly ShownLesson[];
  readonly teachers: readonly {
    readonly name: string;
    readonly line: string;
    readonly avatar: string;
  }[];
  readonly works: readonly {
    readonly id: string;
    readonly title: string;
    readonly kind: WorkKind;
    readonly picture: string;
  }[];
  readonly photos: readonly { readonly url: string; readonly alt: string }[];
}

/** A path of our own: whichever address the page was opened by, its pictures come from there. */
async function pathOf(key: string, now: Date): Promise<string> {
  if (!key) return '';
  const { pathname, search } = new URL(await mediaUrl(key, now));
  return `${pathname}${search}`;
}

const pathsOf = async (keys: Iterable<string>, now: Date): Promise<Map<string, string>> =>
  new Map(await Promise.all([...keys].map(async (key) => [key, await pathOf(key, now)] as const)));

function coursesOf({ calendar, settings }: LoadedPage): ShownCourse[] {
  const words = new Map(settings.courses.map((each) => [each.id, each]));
  return calendar.courses
    .filter(({ archived }) => !archived)
    .slice(0, SCHOOL_PAGE_LIMITS.courses)
    .map(({ id, name }) => {
      const { ages = '', text = '' } = words.get(id) ?? {};
      return { id, name, ages, text };
    });
}

function lessonsOf({ lessons, calendar }: LoadedPage, courses: readonly ShownCourse[]) {
  return lessons.map(({ lesson, class: of, places }): ShownLesson => {
    const known = courseNamed(calendar, of.course);
    const courseId = lesson.courseId ?? known?.id ?? '';
    const course = courses.find(({ id }) => id === courseId);
    const { id, date, start, end } = lesson;
    const name = course?.name ?? known?.name ?? of.course;
    return { id, courseId, date, start, end, places, course: name, ages: course?.ages ?? '' };
  });
}

/** Nicknames are what children and families call them. */
async function peopleOf({ teachers }: LoadedPage, now: Date) {
  const shown = teachers.map(async ({ nick, name, pageLine = '', avatar }) => ({
    name: nick || name,
    line: pageLine,
    avatar: await pathOf(avatar, now),
  }));
  return Promise.all(shown);
}

async function worksOf({ works }: LoadedPage, now: Date) {
  const shown = works.map(async ({ id, title, kind, shown: version, thumbnail }) => ({
    id,
    title,
    kind,
    picture: await pathOf(version?.thumbnail ?? thumbnail, now),
  }));
  return Promise.all(shown);
}

export async function toPageView(
  page: LoadedPage,
  language: Language,
  now: Date,
): Promise<PageView> {
  const { school, information, about, settings, pastDue } = page;
  const { origin } = new URL(env('MEDIA_BASE_URL'));
  const courses = coursesOf(page);
  const { slogan, map, schoolId: _, ...contact } = information;
  const shownPhotos = pastDue ? [] : settings.photos;
  const keys = [...pictureKeys(about.text.content ?? []), ...shownPhotos.map(({ key }) => key)];
  const pictures = await pathsOf(keys, now);
  const off: readonly SchoolPageCard[] = pastDue
    ? ['lessons', 'courses', 'teachers', 'works', 'photos']
    : settings.off;
  return {
    language,
    id: school.id,
    origin,
    address: `${origin}${SCHOOL_PAGE_PREFIX}${school.id}`,
    name: school.name,
    logo: await pathOf(school.logo, now),
    pastDue,
    slogan,
    about: about.text,
    pictures,
    contact: { ...contact, map: await pathOf(map, now) },
    cards: SCHOOL_PAGE_CARDS.filter((card) => !off.includes(card)),
    courses,
    lessons: lessonsOf(page, courses),
    teachers: await peopleOf(page, now),
    works: await worksOf(page, now),
    photos: shownPhotos.map(({ key, alt }) => ({ url: pictures.get(key) ?? '', alt })),
  };
}
