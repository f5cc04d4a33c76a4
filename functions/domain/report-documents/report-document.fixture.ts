import type { ReportDocument } from './report-document.ts';

/** A report with every part but pictures. */
export const someReport = (values: Partial<ReportDocument> = {}): ReportDocument => ({
  language: 'zh',
  school: { name: '蓝鲸少儿编程学校', logo: null },
  name: '秋季学期学习报告',
  period: { from: '2026-09-01', to: '2026-11-20' },
  child: { name: '王子涵', avatar: null },
  task: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '迷宫游戏' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [{ type: 'text', text: '循环与条件', marks: [{ type: 'bold' }] }],
              },
            ],
          },
        ],
      },
    ],
  },
  taskPictures: new Map(),
  pictures: [],
  evidence: [{ kind: 'lesson', title: '变量与计分', detail: '出勤', date: '2026-10-17' }],
  evaluation: '子涵很爱问为什么。\n下学期继续加油！👏',
  phrase: 'great',
  dimensions: { logic: 4, focus: 3, thinking: 5, communication: 4, creativity: 5, innovation: 0 },
  teacher: { nick: '林', avatar: null, className: '小鸟班' },
  published: '2026-11-23',
  address: 'https://classroom.example/r/token',
  ...values,
});
