import type { pagesZh } from './zh.ts';

/** The words of a school's own page, in English. */
export const pagesEn: Readonly<Record<keyof typeof pagesZh, string>> = {
  'pages.languages': 'Language',
  'pages.skip': 'Skip to content',
  'pages.missing': 'School not found',
  'pages.missingHint': 'Please ask the school for a new code or address.',
  'pages.left': 'This school’s page is closed',
  'pages.leftHint':
    'The school no longer uses this service. Thank you for your interest, and happy learning.',
  'pages.pastDue':
    'The school is putting this page in order. Please call to ask about courses and times.',
  'pages.nothingYet': 'The school hasn’t written an introduction yet. You are welcome to call.',
  'pages.about': 'About us',
  'pages.lessons': 'Lessons to try in the next two weeks',
  'pages.noLessons':
    'Trial lessons of the next two weeks are full. Leave your number, and the school will suggest a time.',
  'pages.book': 'Book a trial lesson',
  'pages.bookThis': 'Book',
  'pages.bookLesson': 'Book {course} on {day} at {time}',
  'pages.place': '1 place left',
  'pages.places': '{count} places left',
  'pages.ages': 'Ages {ages}',
  'pages.courses': 'Courses',
  'pages.bookCourse': 'Try {course}',
  'pages.teachers': 'Teachers',
  'pages.works': 'Made by our students',
  'pages.photos': 'At our school',
  'pages.photo': 'Photo {index}',
  'pages.contact': 'Contact',
  'pages.person': 'Contact person',
  'pages.phone': 'Phone',
  'pages.email': 'E-mail',
  'pages.hours': 'Opening hours',
  'pages.address': 'Address',
  'pages.map': 'Show on a map',
  'pages.mapPicture': 'Map',
  'pages.call': 'Call',
  'pages.share': 'Share',
  'pages.copied': 'Link copied',
  'pages.scan': 'Scan to open this page on a phone',
  'pages.by': 'Page by Cloud Classroom',
};
