import type { FollowUpKind, LeadSource, LeadState, LostReason } from '#shared/leads/rules.ts';

/** A lead of the demo school. Days are counted from the moment of the seeding; `due` ahead of it. */
export interface DemoLead {
  readonly name: string;
  readonly guardian: string;
  readonly age: number;
  readonly state: LeadState;
  readonly source: LeadSource;
  readonly daysAgo: number;
  readonly due?: number;
  readonly owner?: string;
  readonly campaign?: string;
  readonly referrer?: string;
  readonly interest?: string;
  readonly grade?: string;
  readonly remark?: string;
  readonly wish?: string;
  readonly lost?: { readonly reason: LostReason; readonly text: string };
  /** The student that it became. */
  readonly student?: string;
  readonly said?: readonly (readonly [kind: FollowUpKind, result: string, daysAgo: number])[];
}

const TEACHER = 'stf-teacher';
const PRINCIPAL = 'stf-principal';

export const LEADS: readonly DemoLead[] = [
  {
    name: '苏子墨',
    guardian: '苏女士',
    age: 8,
    state: 'new',
    source: 'web',
    daysAgo: 0,
    due: 0,
    interest: '机器人',
    wish: '周六下午',
    remark: '以前没有学过编程',
  },
  {
    name: '何雨桐',
    guardian: '何先生',
    age: 10,
    state: 'new',
    source: 'walk_in',
    daysAgo: 1,
    due: -1,
    owner: TEACHER,
    grade: '四年级',
  },
  {
    name: '沈嘉树',
    guardian: '沈女士',
    age: 9,
    state: 'contacted',
    source: 'event',
    campaign: '秋季开放日',
    daysAgo: 6,
    due: 0,
    owner: TEACHER,
    interest: '游戏制作',
    said: [['call', '周末有空，想先看一节课', 3]],
  },
  {
    name: '罗一诺',
    guardian: '罗先生',
    age: 7,
    state: 'contacted',
    source: 'advertisement',
    campaign: '小区海报',
    daysAgo: 9,
    due: 3,
    owner: PRINCIPAL,
    said: [
      ['call', '没有接', 8],
      ['message', '约好周五晚上再联系', 2],
    ],
  },
  {
    name: '唐若溪',
    guardian: '唐女士',
    age: 9,
    state: 'trial_booked',
    source: 'referral',
    referrer: '王子涵妈妈',
    daysAgo: 5,
    owner: TEACHER,
    interest: 'Scratch',
    said: [['call', '朋友推荐，约了试听', 4]],
  },
  {
    name: '彭俊熙',
    guardian: '彭先生',
    age: 11,
    state: 'trial_done',
    source: 'event',
    campaign: '秋季开放日',
    daysAgo: 20,
    due: 1,
    owner: TEACHER,
    grade: '五年级',
    said: [
      ['visit', '开放日体验了半小时', 20],
      ['trial', '很投入，做完了小游戏', 6],
    ],
  },
  {
    name: '曹思远',
    guardian: '曹女士',
    age: 10,
    state: 'trial_done',
    source: 'web',
    daysAgo: 26,
    due: -2,
    owner: PRINCIPAL,
    said: [['trial', '家长在比较两家机构', 9]],
  },
  {
    name: '王子涵',
    guardian: '王女士',
    age: 9,
    state: 'enrolled',
    source: 'referral',
    referrer: '李老师',
    daysAgo: 50,
    owner: TEACHER,
    student: 'stu-demo01',
    said: [['visit', '看过课后当场报名', 45]],
  },
  {
    name: '邓晓天',
    guardian: '邓先生',
    age: 12,
    state: 'lost',
    source: 'advertisement',
    campaign: '小区海报',
    daysAgo: 32,
    owner: TEACHER,
    lost: { reason: 'distance', text: '搬到城东了' },
    said: [['call', '刚搬家，不方便接送', 30]],
  },
  {
    name: '蒋沐阳',
    guardian: '蒋女士',
    age: 8,
    state: 'lost',
    source: 'walk_in',
    daysAgo: 40,
    lost: { reason: 'price', text: '' },
  },
];

/** What campaigns cost, in the smallest unit of the currency, in the month of the seeding. */
export const COSTS = [
  { source: 'event', campaign: '秋季开放日', amount: 120_000 },
  { source: 'advertisement', campaign: '小区海报', amount: 80_000 },
] as const;
