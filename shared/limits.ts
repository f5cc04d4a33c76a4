/** Business constants (specification 9) and technical limits. */
export const LIMITS = {
  requestTimeoutMs: 10_000,
  toastMs: 2_000,
  toastActionMs: 8_000,
  logoutRedirectMs: 200,
  badgeMax: 99,
  bodyBytes: 1024 * 1024,
  /** A picture in base64, as a form: Lambda takes 6 MB of an event, in which a form is base64 once more. */
  pictureBodyBytes: 4 * 1024 * 1024,
  /** Lists and objects in a body of JSON. */
  bodyBrackets: { depth: 32, count: 20_000 },
  avatarPixels: 200,
  avatarBytes: 1024 * 1024,
  /** A picture chosen for the crop dialog, before it is cut to the avatar's size. */
  avatarSourceBytes: 20 * 1024 * 1024,
  passwordMin: 6,
  passwordMax: 20,
  passwordFormMax: 16,
  accountMax: 64,
  /** Account names that are generated from names of people. */
  madeAccountMax: 30,
  nicknameMax: 30,
  remarkMax: 200,

  /** Classes named in a profile of staff, and classes that a student may be in. */
  profileClasses: 50,
  classesOfStudent: 20,
  /** Classes that a new student joins: all of it has to fit into one transaction. */
  classesOfNewStudent: 4,
  classCapacity: 30,
  classCapacityMax: 200,
  classNameMax: 40,
  classCourseMax: 40,
  classRoomMax: 30,
  studentNameMax: 30,
  guardiansMax: 4,
  guardianNameMax: 30,
  teacherNameMax: 30,
  studentsPerBatch: 100,
  /** A text in a row of a batch, before its own rule is looked at. */
  rowTextMax: 100,
  /** Rows of an exported sheet. */
  exportRowsMax: 10_000,
  /** How long a sign-in card is valid: for students of classes without an end, and at most. */
  cardDays: 180,
  cardDaysMax: 366,
  schoolNameMax: 60,
  sloganMax: 80,
  contactMax: 60,
  addressMax: 200,
  objectKeyMax: 300,
  /** The introduction of a school, as JSON; and a picture in it. */
  aboutBytes: 200_000,
  aboutPicturesMax: 32,
  richTextBlocks: 500,
  schoolPictureBytes: 2 * 1024 * 1024,
  /** A photo that goes straight to the store: 12 megapixels of a telephone have 4 to 9 MB. */
  photoBytes: 10 * 1024 * 1024,
  /** Minutes of a lesson; lessons end on the day on which they begin. */
  lessonMinutesMin: 10,
  lessonMinutesMax: 12 * 60,
  lessonTopicMax: 100,
  lessonHoursMax: 12,
  /** Lessons of one series, and how far ahead lessons are planned. */
  seriesLessonsMax: 200,
  /** Lessons that the end of a class cancels, and that are given to substitutes at once. */
  termLessonsMax: 400,
  substitutesMax: 100,
  planAheadDays: 800,
  /** How much later a lesson that was held without being planned can be entered. */
  planBackDays: 31,
  /** Days before its last one from which an expiring right to make a lesson up is announced. */
  makeupSoonDays: 7,
  /** Students of other classes in one lesson. */
  lessonGuestsMax: 10,
  /** How long before its beginning a lesson can be started; its record can be written any time after. */
  startEarlyMinutes: 60,
  /** Within this time after its planned beginning, ending a lesson asks for a confirmation. */
  endEarlyMinutes: 10,
  /** Students in a record: those of the class, guests, and who left since. */
  recordStudentsMax: 240,
  lessonCommentMax: 300,
  lessonContentMax: 2000,
  lessonHomeworkMax: 1000,
  lessonPicturesMax: 9,
  lessonPictureBytes: 1024 * 1024,
  /** Pictures of a lesson that are stored, also such as its record does not show (yet). */
  lessonPicturesStoredMax: 20,
  /** Missing records are counted up to this. */
  missingCountMax: 100,
  /** Longest period of the calendar, in days: six weeks. */
  calendarDays: 42,
  /** Days of a calendar feed, back and ahead, and lessons in it at most. */
  feedBackDays: 60,
  feedAheadDays: 180,
  feedLessonsMax: 1500,
  /** The page of a child for the family: days ahead, lessons to come, lessons of late, works at a time. */
  parentDaysAhead: 21,
  parentLessonsMax: 12,
  parentRecordsMax: 8,
  parentWorksMax: 12,
  parentTokenMax: 200,
  roomsMax: 100,
  coursesMax: 100,
  holidaysMax: 200,
  reasonMax: 100,
  /** Class hours of one entry of a ledger, and entries of which something is left at a time. */
  hoursOfEntryMax: 1000,
  hourLotsMax: 50,
  /** Money of one entry, in the smallest unit of the currency; and the number of a receipt. */
  moneyMax: 100_000_000,
  receiptMax: 40,
  /** Days ahead within which expiring hours are announced. */
  hoursExpireSoonDays: 30,
  /** Longest text of a search. */
  searchTextMax: 40,
  /** Of each kind in an answer to a search of the whole school. */
  searchResults: 5,
  pageSize: 20,
  pageSizeMax: 100,
  /** Lessons of a class in one answer of its attendance register: each has all its students. */
  registerPageMax: 40,

  /** Failures within the window after which a proof of work is demanded (product: settled point 8). */
  loginChallengeAfter: 5,
  loginWindowSeconds: 10 * 60,
  challengeSeconds: 5 * 60,
  /** How long a challenge counts for the account that it was given for, although a harder one is demanded since. */
  challengeGraceSeconds: 60,

  /** Codes sent to phones: how long one is valid, how often it may be tried, how often one is sent. */
  codeDigits: 6,
  codeSeconds: 5 * 60,
  codeTries: 5,
  codeGapSeconds: 60,
  codesPerDay: 10,
  /** Codes for a forgotten password: of one account from one network, and to one phone, within 24 hours. */
  codesPerAsker: 5,
  recoveriesPerDay: 20,
  /** How long a code can be requested and entered after the account was. */
  codeTicketSeconds: 15 * 60,
  ticketMax: 600,
  /** A request for a code takes at least so long, whether one is sent or not. */
  codeAnswerMs: 1_000,
  /** Free text of a message to a class, and the things to bring along. */
  messageWordsMax: 60,
  messageThingMax: 40,
  /**
   * Messages to classes that a school on trial sends within a day; any other school sends as many as its
   * edition has students.
   */
  trialMessagesPerDay: 30,
  /** How long a phone counts as verified after its code was entered. */
  phoneProofSeconds: 15 * 60,

  /** Names are short in a registration, which writes a school with its search entries in one transaction. */
  newSchoolNameMax: 32,
  newPersonNameMax: 20,
  newAccountMin: 4,
  newAccountMax: 16,
  trialDays: 30,
  /** Requests for a call-back from one address within a day. */
  callBacksPerDay: 10,

  /** How long a warm function may use an outdated account or school. */
  accountCacheMs: 30_000,
  idTokenSeconds: 60 * 60,
  refreshTokenDays: 30,
  /** Sessions of one person that ended before their tokens, and are kept by name. */
  endedSessions: 20,
  /** Addresses of pictures are valid for one to two of these periods: a lesson shows them for that long. */
  mediaUrlSeconds: 60 * 60,

  /** One upload, a save of the Scratch editor, its thumbnail, a staff attachment, a text file. */
  uploadBytes: 2 * 1024 ** 3,
  projectBytes: 50 * 1024 * 1024,
  thumbnailBytes: 300 * 1024,
  attachmentBytes: 500 * 1024 * 1024,
  textFileBytes: 1024 * 1024,
  fileNameMax: 255,
  /** Larger files go in parts. */
  singleUploadBytes: 16 * 1024 * 1024,
  uploadPartBytes: 8 * 1024 * 1024,
  partsPerSigning: 20,
  /** Uploads that one person has begun and not ended. */
  openUploads: 20,
  /** How long an upload address is valid, and how long an upload can be continued. */
  uploadFormSeconds: 15 * 60,
  uploadFormDays: 1,
  uploadPartsDays: 7,
  /** After how long a stored file that nothing shows is removed; longer for records and reports, which are saved late. */
  unusedFileDays: 1,
  unusedDraftFileDays: 30,
  /** A zip, by its directory: entries, bytes when unpacked, and how many times its own size that may be. */
  zipEntriesMax: 5_000,
  zipContentBytes: 1024 ** 3,
  zipRatioMax: 200,
  /** The description of a Scratch project (Scratch's own site accepts as much), and the lists and objects in it. */
  projectJsonBytes: 5 * 1024 * 1024,
  projectBrackets: { depth: 200, count: 250_000 },
  /** How long the check of one archive may take. */
  archiveCheckMs: 5_000,
  /** Width by height of a picture: a photo of a telephone's 50 megapixels (8192 × 6144) just fits. */
  picturePixels: 52_000_000,
  /** Base64 pictures. */
  smallPictureBytes: 1024 * 1024,
  /** A removed picture or file may be kept by the edge so long, for holders of an address that is still valid. */
  mediaEdgeSeconds: 60 * 60,
  /** Addresses of works and files are valid for one to two of these periods. */
  fileUrlSeconds: 15 * 60,

  workTitleMax: 30,
  workDescriptionMax: 500,
  /** Classes that a work is published to. */
  workClassesMax: 5,
  /** Works removed with one call, and how long they can be brought back. */
  worksPerCall: 20,
  trashDays: 30,
  /** How long the store keeps what was deleted from works: thinned versions, and what was deleted by mistake. */
  worksRecoverableDays: 4,
  versionNoteMax: 100,
  versionsMax: 1_000_000,
  deviceMax: 64,
  commentMax: 300,
  /** Words on a school's list of words that comments must not contain. */
  blockedWordsMax: 200,
  blockedWordMax: 20,

  taskTitleMax: 30,
  /** The content of a task, as JSON; files in it and attached to it. */
  taskContentBytes: 50_000,
  taskFilesMax: 12,
  /** Classes and single students that a task is given to; all change in one transaction. */
  taskClassesMax: 20,
  taskStudentsMax: 25,
  taskCommentMax: 500,
  /** How often one student hands in for one task. */
  handInsMax: 50,
  /** Tasks that one work answers: what their deadlines freeze stays. */
  workTasksMax: 20,
  /** A first save is believed to be at most this old when it arrives. */
  madeDays: 30,
  /** The newest tasks of a student, which the progress rings count. */
  taskRingMax: 50,
  /** The days before a deadline in which a student sees a task first, and how many tasks are seen first. */
  dueSoonDays: 3,
  firstTasks: 3,
  firstTasksMax: 20,
  /** How many of the newest tasks of each class of a student are looked at for deadlines. */
  tasksLookedAt: 200,
  /** Students of one step of reminding, and how often a student is reminded. */
  remindedAtOnce: 40,
  remindSeconds: 60 * 60,

  overdueWarningDays: 7,
  retentionMonths: 6,
  /** Days before the erasure of a school's data on which its principals are reminded. */
  erasureRemindedDays: [30, 7, 1],
  /** Days for which the archives of a school's export can be fetched. */
  exportDays: 7,
  /** The works of a task that are being put together go on so long; later they are put together anew. */
  taskExportMinutes: 60,
  logRetentionDays: 400,
  logPageMax: 50,
  /** Longest period of statistics, in days. */
  statisticsDaysMax: 366,
  /** Files from this size on are listed by size. */
  largeFileBytes: 4 * 1024 * 1024,
  statisticsPageMax: 50,
  /** A record is in time when it is written within so many hours after the lesson. */
  recordInTimeHours: 24,
  /** Longest period of an analysis, in months; it can end so many months ago. */
  analysisMonthsMax: 12,
  analysisBackMax: 24,
  analysisPageMax: 30,
  /** Months that are foreseen, the current one included. */
  analysisAheadMax: 13,
  /** Months that are soon: the current one and those after it, or those after one that is over. */
  analysisSoonMonths: 3,
  /** Kinds of course in one answer: each has two years of months. */
  analysisCoursesMax: 10,
} as const;
