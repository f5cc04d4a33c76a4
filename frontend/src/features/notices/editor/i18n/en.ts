import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  newTitle: 'New notice',
  editTitle: 'Edit notice',
  back: 'Back to the notices',
  content: 'Text',
  untitled: '(no title yet)',
  sending: 'Who gets it',
  audience: {
    school: 'The whole school',
    roles: 'People by role',
    some: 'Classes and single people',
  },
  roles: 'Roles',
  role: {
    principal: 'Principals',
    teacher: 'Teachers',
    'live-teacher': 'Live teachers',
    student: 'Students (and their parents’ pages)',
  },
  classes: 'Classes',
  classesHint: 'Students, their parents’ pages and the teachers of the class see it',
  students: 'Single students',
  staff: 'Single members of staff',
  at: 'Publish at',
  atHint:
    'In the school’s local time. Leave it empty to publish now. A planned notice goes out within 15 minutes of this time.',
  important: 'Important',
  importantHint: 'Also rings the bell of people who have switched off notices of the school.',
  outHint:
    'This notice is published, so who gets it can no longer change. Readers will see that it was edited.',
  preview: 'Preview',
  later: 'Keep as a draft',
  draftSaved: 'Draft saved',
  publish: 'Publish',
  published: 'The notice is published',
  planned: 'The notice will be published on time',
  saveChanges: 'Save changes',
  saved: 'Saved. Readers see that it was edited.',
  unsavedOut: 'Changes are not saved yet. Readers still see the former text.',
  invalid: {
    at: { past: 'Choose a time after now' },
    roles: { no_readers: 'Choose a role' },
    class_ids: { no_readers: 'Choose classes or people', too_many: 'Choose 20 classes at most' },
    student_ids: {
      too_many: 'Choose 20 people at most. Write to classes or roles to reach more.',
    },
    file_ids: { too_many: 'There are too many files and pictures' },
    content: { tooLong: 'The text is too long' },
  },
  fields: { audience: 'To', title: 'Title' },
};
