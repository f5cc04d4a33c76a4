import type { SiteTexts } from './site-texts.ts';

export const en: SiteTexts = {
  locale: 'en',
  name: 'Cloud Classroom',
  skip: 'Skip to content',
  languages: 'Language',
  actions: {
    trial: 'Try free for 30 days',
    callBack: 'Ask for a call',
    demo: 'Try the demo',
    signIn: 'Sign in',
    home: 'Home',
    about: 'About and privacy',
  },
  home: {
    title: 'Cloud Classroom: teach programming and run your school',
    description:
      'Timetable, class hours, tasks, works and reports in one place. A child’s work is never lost, every class hour is accounted for, and a class of reports is written in one evening. Free for 30 days.',
    lead: {
      title: 'One place for your coding school',
      text: 'Timetable, attendance, class hours, tasks, works and reports. Principal, teachers, children and parents see the same data, and nobody copies spreadsheets any more.',
    },
    trialHint: 'Three steps, no bank card, and nothing is charged by itself.',
    demoHint: 'The demo school has classes, a timetable and works. Choose a role and look around.',
    news: 'News',
    roles: 'Who it is for',
    roleList: [
      {
        id: 'principal',
        title: 'Principals',
        text: 'Open the home in the morning and know what needs you today.',
        points: [
          'Today’s lessons, missing records and hours that run out, in one view',
          'Income, renewals and attendance by month, down to every single row',
          'No teacher or room is booked twice; changes to a whole term show their effect first and can be undone',
        ],
        scene: 'business',
      },
      {
        id: 'teacher',
        title: 'Teachers',
        text: 'Four minutes between two lessons are enough for the record.',
        points: [
          'Attendance, content and class hours on one page, also on a phone',
          'See at a glance who has handed in and who is stuck',
          'An excused absence becomes a makeup lesson by itself',
        ],
        scene: 'teacher',
      },
      {
        id: 'child',
        title: 'Children',
        text: 'Open it and go on creating. There is no system to learn first.',
        points: [
          'Large pictures and few words, quick on tablets and old laptops',
          'Scratch in the browser, with every version saved',
          'Sign in with a card and a code instead of a password',
        ],
        scene: 'child',
      },
      {
        id: 'parent',
        title: 'Parents',
        text: 'Scan a code and read. No app, no account.',
        points: [
          'Next lesson, attendance and hours left on one page',
          'Reports with works that can be played',
          'An address for this child only, which the school can renew at any time',
        ],
        scene: 'parent',
      },
    ],
    strengths: 'What makes it different',
    strengthList: [
      {
        id: 'never-lost',
        title: 'A child’s work is never lost',
        text: 'The editor saves by itself and tells the truth: “saved at 10:02”, or “not saved since 10:02”. Every version is kept. If two devices change the same work, the child compares and chooses. At a deadline the work that was handed in is kept as it is, while the child goes on editing.',
        scene: 'editor',
      },
      {
        id: 'hours',
        title: 'Class hours as a ledger',
        text: 'Each purchase, lesson and reversal is one line, and so is each correction. The balance is always the sum of the lines, so a parent’s question is answered by opening the page. A request that is repeated ten times deducts once.',
        scene: 'hours',
      },
      {
        id: 'reports',
        title: 'A class of reports in one evening',
        text: 'Attendance, tasks and works are gathered as evidence. Teachers write the words, for the whole class side by side. A report that names another child is flagged before it is published. Parents scan a code; the school sees when it was first read, and can withdraw it.',
        scene: 'reports',
      },
      {
        id: 'clash',
        title: 'Clashes explained',
        text: 'Teacher, room, class or student: one sentence says what clashes, with three free times to choose from. A change of many lessons shows its effect before anything happens.',
        scene: 'clash',
      },
      {
        id: 'offline',
        title: 'Lessons without a network',
        text: 'Children’s pages and the Scratch editor open without a network. What is made stays on the device and is sent when the network is back. The screen says what has arrived and what has not.',
        scene: 'offline',
      },
    ],
    start: 'How to begin',
    steps: [
      {
        title: 'Fill in a form',
        text: 'The school’s name, a code to your phone, the principal’s account.',
      },
      {
        title: 'Add your students',
        text: 'Paste them from a spreadsheet. Every row says whether it was added.',
      },
      {
        title: 'Hold the first lesson',
        text: 'Plan the timetable, print cards, and children scan their way in.',
      },
    ],
    questions: 'Questions',
    questionList: [
      {
        title: 'We work with spreadsheets. Is it hard to move?',
        text: 'Paste your list of students, a hundred at a time. Rows that fail say why, and what is reported as failed was not added.',
      },
      {
        title: 'Do we need new computers?',
        text: 'No. A browser is enough, on computers, tablets and phones. The block editor needs the width of a tablet.',
      },
      {
        title: 'Are children’s data safe?',
        text: 'Children need no phone and no e-mail. Public works show no full name and no picture of the child, and a teacher agrees before a work is public. See “About and privacy”.',
      },
      {
        title: 'What if we want to leave?',
        text: 'The principal can export everything at any time. After the subscription ends, data are kept for six months, in which you can renew or export, and are then deleted.',
      },
    ],
    closing: { title: 'Try it with your next lesson', text: 'Every feature, free for 30 days.' },
  },
  pictures: {
    principal: 'A principal’s home: the school in figures, today’s lessons and what waits',
    teacher: 'A teacher’s home: today’s lessons, answers to review and records to write',
    child: 'A child’s home: create, tasks, works and the next lesson',
    parent: 'What a parent sees on a phone: lessons, class hours and works of one child',
    editor: 'The Scratch editor, which says that the work is saved',
    hours: 'The ledger of a student’s class hours, a line for each entry',
    reports: 'The reports of a class, written side by side, with progress',
    clash: 'A planned lesson that clashes, with the reason and free times',
    offline: 'A child’s home without a network: it opens all the same, and says so on top',
    business: 'The business analysis: income, hours taught and renewals by month',
  },
  about: {
    title: 'About Cloud Classroom',
    description:
      'What Cloud Classroom is, how it treats children’s data, how to reach us, and its version and licences.',
    lead: 'Cloud Classroom is the online classroom and school management for schools that teach programming and AI to children.',
    what: {
      title: 'What it is',
      text: 'Schools plan lessons, keep class hours, set tasks and write reports. Children create and show their work. Parents scan a code to see how it goes. It is one service, in which the data of each school are kept apart.',
    },
    privacy: 'Privacy and children’s data',
    privacyList: [
      {
        title: 'Data belong to the school',
        text: 'What a school enters about teachers and students belongs to the school. We process it to provide the service, never sell it and never use it for advertising. There is no tracking code of other companies on our pages.',
      },
      {
        title: 'Only what teaching needs',
        text: 'Children need no phone and no e-mail. The school makes sure that guardians agree, and enters only what teaching needs.',
      },
      {
        title: 'Somebody looks before it is public',
        text: 'A teacher agrees before a child’s work is shown to everybody. Public works show a nickname or a part of the name, and no picture of the child. Texts with phones or addresses are flagged first.',
      },
      {
        title: 'Addresses for families are secret',
        text: 'Pages and reports for families have addresses that cannot be guessed. Each is about one child, and the school can renew or withdraw it at any time.',
      },
      {
        title: 'Looking leaves a trace',
        text: 'When the operator’s staff look into a school’s data, the school’s log says so, and the principal can read it.',
      },
      {
        title: 'When somebody leaves',
        text: 'The principal can export all data of the school. Six months after a subscription ends the data are deleted, with reminders before. Works and data of people who were removed are deleted on schedule.',
      },
    ],
    contact: 'Contact',
    phone: 'Phone',
    noPhone: 'Leave your number, and we call you within one working day.',
    hours: 'Opening hours',
    hoursText: 'Monday to Friday, 9:00–18:00 (China Standard Time)',
    callBack: 'Ask for a call',
    version: 'Version',
    licences: {
      title: 'Licences',
      text: 'Cloud Classroom is published under the Apache-2.0 licence and built with much open-source software. We thank its authors.',
    },
    licence: 'The licence',
    notices: 'Third-party notices',
    apiDocs: 'Description of the API',
  },
};
