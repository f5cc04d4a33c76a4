import type { TaskAnswerValue } from '#functions/domain/tasks/task-answer.ts';
import { DEMO_WORKS } from './demo-works.ts';

type Answer = Pick<TaskAnswerValue, 'state'> & Partial<TaskAnswerValue>;

/** A demo student's answer to a task. */
export interface DemoAnswer {
  readonly student: string;
  /** The work that was handed in. */
  readonly work?: string;
  readonly said: Answer;
}

/** A task of a demo class. */
export interface DemoTask {
  readonly id: string;
  readonly author: string;
  readonly class: string;
  readonly title: string;
  readonly words: readonly string[];
  /** Days since the release; negative when it is still to come. */
  readonly daysAgo: number;
  /** Not released. */
  readonly draft?: true;
  /** Days until the deadline; negative when it is over. */
  readonly due: number;
  readonly answers: readonly DemoAnswer[];
  /** The template. */
  readonly template?: string;
}

const SCRATCH = { author: 'stf-teacher', class: 'cls-demo1' } as const;
const PYTHON = { author: 'stf-teacher2', class: 'cls-demo2' } as const;
const [ZHOU, CHEN] = ['周雨桐', '陳怡君'];

/**
 * Of the first class: one that is over, one that is being handed in, one with a template, one of tomorrow, and a
 * draft. Of the second: one that is reviewed, one that is being handed in, and a draft.
 */
export const DEMO_TASKS: readonly DemoTask[] = [
  {
    id: 'tsk-demo1',
    ...SCRATCH,
    title: '会动的小动物',
    words: ['让一只小动物在舞台上走来走去。', '碰到边缘时要转身，走路时要换造型。'],
    daysAgo: 16,
    due: -4,
    answers: [
      {
        student: 'stu-demo01',
        work: 'wrk-demo1',
        said: {
          state: 'done',
          score: 95,
          phrase: 'surprising',
          reviewerName: ZHOU,
          comment: '小鱼游得真自然！',
        },
      },
      {
        student: 'stu-demo05',
        work: 'wrk-demo6',
        said: { state: 'done', score: 88, phrase: 'great', reviewerName: ZHOU },
      },
      {
        student: 'stu-demo02',
        work: 'wrk-demo5',
        said: {
          state: 'returned',
          reviewerName: ZHOU,
          comment: '画得真好！再让它动起来就更棒了。',
        },
      },
      { student: 'stu-demo07', work: 'wrk-demo8', said: { state: 'late' } },
      { student: 'stu-demo06', said: { state: 'opened' } },
    ],
  },
  {
    id: 'tsk-demo2',
    ...SCRATCH,
    title: '太空故事',
    words: ['用 Scratch 讲一个发生在太空里的小故事。', '至少两个角色，要有对话和声音。'],
    daysAgo: 5,
    due: 1.2,
    answers: [
      { student: 'stu-demo03', work: 'wrk-demo2', said: { state: 'handed_in' } },
      { student: 'stu-demo04', work: 'wrk-demo7', said: { state: 'handed_in' } },
      { student: 'stu-demo02', said: { state: 'opened' } },
    ],
  },
  {
    id: 'tsk-demo3',
    ...SCRATCH,
    title: '迷宫挑战',
    words: ['从模板开始，给迷宫加上关卡。', '碰到墙要回到起点，走到出口就赢了。'],
    daysAgo: 1,
    due: 7,
    answers: [],
    template: 'wrk-demo4',
  },
  {
    id: 'tsk-demo4',
    ...SCRATCH,
    title: '生日贺卡',
    words: ['用画笔积木画一张会动的生日贺卡。'],
    daysAgo: -1,
    due: 8,
    answers: [],
  },
  {
    id: 'tsk-demo5',
    ...SCRATCH,
    title: '期末作品（草稿）',
    words: ['自选主题，至少用到变量和广播。'],
    daysAgo: 2,
    draft: true,
    due: 0,
    answers: [],
  },
  {
    id: 'tsk-demo6',
    ...PYTHON,
    title: '迷宮設計圖',
    words: ['先畫出迷宮，再做成作品。', '出口只能有一個。'],
    daysAgo: 12,
    due: -3,
    answers: [
      {
        student: 'stu-demo09',
        work: 'wrk-demo4',
        said: {
          state: 'done',
          score: 92,
          phrase: 'great',
          reviewerName: CHEN,
          comment: '迷宮設計得很有層次！',
        },
      },
      { student: 'stu-demo10', said: { state: 'opened' } },
      { student: 'stu-demo13', said: { state: 'working' } },
    ],
  },
  {
    id: 'tsk-demo7',
    ...PYTHON,
    title: '猜數字遊戲',
    words: ['讓電腦想一個數字，最多猜七次。', '記得提示太大或太小。'],
    daysAgo: 4,
    due: 3,
    answers: [
      { student: 'stu-demo11', work: 'wrk-demo9', said: { state: 'handed_in' } },
      { student: 'stu-demo09', said: { state: 'opened' } },
    ],
  },
  {
    id: 'tsk-demo8',
    ...PYTHON,
    title: '單字小字典（草稿）',
    words: ['用字典存十個英文單字，輸入中文就能查到。'],
    daysAgo: 1,
    draft: true,
    due: 0,
    answers: [],
  },
];

/** A student hands in on the second day, but not before the work was saved. */
export function handedInDaysAgo({ daysAgo }: DemoTask, { work }: DemoAnswer): number | undefined {
  const found = DEMO_WORKS.find(({ id }) => id === work);
  return found && Math.min(daysAgo - 26 / 24, found.daysAgo - 1 / 24);
}

/** Teachers review within a day. */
export function reviewedDaysAgo(task: DemoTask, answer: DemoAnswer): number | undefined {
  const handedIn = handedInDaysAgo(task, answer);
  const isReviewed = answer.said.state === 'done' || answer.said.state === 'returned';
  return isReviewed && handedIn !== undefined ? handedIn - 22 / 24 : undefined;
}
