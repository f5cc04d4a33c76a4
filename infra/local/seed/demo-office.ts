import type { SharedRole } from '#shared/documents/rules.ts';
import type { FeedbackFacts } from '#shared/feedback/contract.ts';
import type { FeedbackKind, FeedbackTarget } from '#shared/feedback/rules.ts';
import { ClassId } from '#shared/ids.ts';
import { SEA } from './demo-works.ts';
import type { Scene } from './draw-scene.ts';

/** A folder of the demo school's library, or a file with its content. */
export interface DemoDocument {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly folder?: string;
  readonly isOwn?: true;
  readonly daysAgo: number;
  readonly levels?: number;
  readonly content?: string | Scene;
  readonly share?: {
    readonly roles?: readonly SharedRole[];
    readonly classIds?: readonly ClassId[];
  };
}

const RULES = `课堂约定
1. 上课前五分钟进教室，打开电脑。
2. 保存作品时写清楚名字和日期。
3. 有问题先举手，再问同桌。
`;

const PLAN = `第一单元 认识角色与舞台
目标：能添加角色、背景，让角色动起来。
准备：每人一台电脑，示例作品《海底世界》。
步骤：导入 10 分钟，示范 15 分钟，练习 30 分钟，展示 15 分钟。
`;

export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    id: 'doc-demo01',
    owner: 'stf-principal',
    name: '学校制度',
    daysAgo: 60,
    share: { roles: ['teacher', 'live-teacher'] },
  },
  {
    id: 'doc-demo02',
    owner: 'stf-principal',
    name: '课堂约定.txt',
    folder: 'doc-demo01',
    daysAgo: 58,
    content: RULES,
  },
  {
    id: 'doc-demo03',
    owner: 'stf-teacher',
    name: 'Scratch 启蒙课件',
    daysAgo: 40,
    levels: 1,
    share: { roles: ['teacher'], classIds: [ClassId.parse('cls-demo1')] },
  },
  {
    id: 'doc-demo04',
    owner: 'stf-teacher',
    name: '第一单元',
    folder: 'doc-demo03',
    daysAgo: 39,
  },
  {
    id: 'doc-demo05',
    owner: 'stf-teacher',
    name: '第一单元教案.txt',
    folder: 'doc-demo04',
    daysAgo: 38,
    content: PLAN,
  },
  {
    id: 'doc-demo06',
    owner: 'stf-teacher',
    name: '海底世界示例图.png',
    folder: 'doc-demo04',
    daysAgo: 37,
    content: SEA,
  },
  {
    id: 'doc-demo07',
    owner: 'stf-teacher',
    name: '备课随记.txt',
    isOwn: true,
    daysAgo: 3,
    content: '下周带一块多余的键盘；给小雨多准备一道挑战题。\n',
  },
];

/** What somebody of the demo school has said, and the answer to it. */
export interface DemoFeedback {
  readonly id: string;
  readonly author: string;
  readonly to: FeedbackTarget;
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly daysAgo: number;
  readonly answer?: string;
  readonly answerBy?: string;
  readonly facts?: FeedbackFacts;
}

export const DEMO_FEEDBACK: readonly DemoFeedback[] = [
  {
    id: 'fbk-demo01',
    author: 'stf-teacher',
    to: 'platform',
    kind: 'wish',
    text: '希望课程表可以按周打印，贴在教室门口。',
    daysAgo: 9,
    answer: '谢谢建议！打印课程表已列入计划，完成后会通知您。',
  },
  {
    id: 'fbk-demo02',
    author: 'stf-teacher2',
    to: 'platform',
    kind: 'problem',
    text: '昨天下午上傳影片時停在 80%，重新整理後才完成。',
    daysAgo: 1,
    facts: {
      page: '/create',
      device: 'Chrome · Windows',
      window: '1536 × 730',
      language: 'cht',
      version: '',
      requests: [],
    },
  },
  {
    id: 'fbk-demo03',
    author: 'stu-demo01',
    to: 'school',
    kind: 'question',
    text: '老师，我周六的课可以换到周日吗？',
    daysAgo: 0.5,
  },
  {
    id: 'fbk-demo04',
    author: 'stf-teacher3',
    to: 'school',
    kind: 'wish',
    text: 'Room 102 needs two more mice, please.',
    daysAgo: 4,
    answer: 'Two new ones are in the cupboard of room 102.',
    answerBy: 'stf-principal',
  },
];
