import type { TaskAnswerValue } from '#functions/domain/tasks/task-answer.ts';

type Answer = Pick<TaskAnswerValue, 'state'> & Partial<TaskAnswerValue>;

/** A demo student's answer to a task. */
export interface DemoAnswer {
  readonly student: string;
  /** The work that was handed in. */
  readonly work?: string;
  readonly said: Answer;
}

/** A task of the demo class. */
export interface DemoTask {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly daysAgo: number;
  /** Days until the deadline; negative when it is over. */
  readonly due: number;
  readonly answers: readonly DemoAnswer[];
  /** The template. */
  readonly template?: string;
}

const REVIEWER = '周雨桐';

/** One with a template, one that is being handed in, one that is over. */
export const DEMO_TASKS: readonly DemoTask[] = [
  {
    id: 'tsk-demo1',
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
          reviewerName: REVIEWER,
          comment: '小鱼游得真自然！',
        },
      },
      {
        student: 'stu-demo05',
        work: 'wrk-demo6',
        said: { state: 'done', score: 88, phrase: 'great', reviewerName: REVIEWER },
      },
      { student: 'stu-demo06', said: { state: 'opened' } },
    ],
  },
  {
    id: 'tsk-demo2',
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
    title: '迷宫挑战',
    words: ['从模板开始，给迷宫加上关卡。', '碰到墙要回到起点，走到出口就赢了。'],
    daysAgo: 1,
    due: 7,
    answers: [],
    template: 'wrk-demo4',
  },
];
