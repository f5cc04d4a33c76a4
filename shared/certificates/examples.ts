import type { Language } from '#shared/languages.ts';
import type { CertificateValues } from './design.ts';

/** What a preview says where nobody has said anything. */
export const EXAMPLE_VALUES: Readonly<Record<Language, CertificateValues>> = {
  zh: {
    student: '王子涵',
    class: '小鸟编程班',
    course: 'Scratch 创意编程',
    level: '一级',
    title: '结业证书',
    date: '2026年11月20日',
    teacher: '李老师',
    principal: '王校长',
    school: '星火编程学校',
    number: '2026-0012-K7QF2-9XPM4-TRDW1',
  },
  cht: {
    student: '王子涵',
    class: '小鳥程式班',
    course: 'Scratch 創意程式設計',
    level: '一級',
    title: '結業證書',
    date: '2026年11月20日',
    teacher: '李老師',
    principal: '王校長',
    school: '星火程式設計學校',
    number: '2026-0012-K7QF2-9XPM4-TRDW1',
  },
  en: {
    student: 'Emma Clark',
    class: 'Robins',
    course: 'Creative coding with Scratch',
    level: 'Level 1',
    title: 'Certificate of completion',
    date: '20 November 2026',
    teacher: 'Ms Li',
    principal: 'Mr Wang',
    school: 'Spark Coding School',
    number: '2026-0012-K7QF2-9XPM4-TRDW1',
  },
};
