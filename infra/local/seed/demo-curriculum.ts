import type { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import type { DemoClass } from './demo-classes.ts';

type Phrase = (typeof EVALUATION_PHRASES)[number];
/** What is taught for some lessons: the topic, what was done, and the homework. */
type Unit = readonly [topic: string, content: string, homework: string];
/** What teachers say of a student, with the phrase that goes with it. */
type Comment = readonly [Phrase, string];

interface Curriculum {
  readonly units: readonly Unit[];
  readonly comments: readonly Comment[];
}

const SCRATCH: Curriculum = {
  units: [
    ['认识舞台与角色', '认识舞台、角色和积木区，让小猫动起来。', '给家人演示你的小猫。'],
    ['移动与方向', '用移动和旋转积木画出正方形和三角形。', '画一个自己喜欢的图形。'],
    ['造型与动画', '切换造型，让角色走路、眨眼。', '给角色画一个新造型。'],
    ['循环', '用“重复执行”代替一长串积木。', '找出生活里的三个循环。'],
    ['声音与音乐', '录音、加节拍，做一段小合奏。', '录一段介绍自己的声音。'],
    ['事件与消息', '用广播让两个角色对话。', '写一段四句的对话。'],
    ['条件判断', '用“如果……那么”判断是否碰到边缘。', '给游戏加一个失败条件。'],
    ['变量与计分', '建立变量，记录得分和时间。', '给游戏加上倒计时。'],
    ['克隆', '用克隆做下雪和接水果。', '让水果越来越快。'],
    ['画笔', '用画笔画螺旋和花朵。', '画一张贺卡。'],
    ['自制积木', '把重复的步骤做成自己的积木。', '整理一个旧作品。'],
    ['作品展示', '轮流展示作品，互相提建议。', '把作品发布到作品广场。'],
  ],
  comments: [
    ['surprising', '主动帮同桌找到了错误，讲得很清楚。'],
    ['great', '思路清晰，完成得又快又好。'],
    ['great', '今天很专心，作品很有想法。'],
    ['not_bad', '基本掌握，课后再练一练。'],
    ['more_careful', '想法很好，保存前记得先测试。'],
    ['try_harder', '上课有点走神，回家把练习补完。'],
  ],
};

const PYTHON: Curriculum = {
  units: [
    ['第一個程式', '認識編輯器，印出自己的名字。', '印出一首小詩。'],
    ['變數與型別', '用變數記住姓名、年齡與分數。', '算一算家人的年齡總和。'],
    ['輸入與輸出', '用 input 做一個會聊天的機器人。', '替機器人加三個問題。'],
    ['條件判斷', '用 if 做猜數字遊戲。', '限制只能猜五次。'],
    ['while 迴圈', '反覆猜到答對為止。', '記錄猜了幾次。'],
    ['for 迴圈', '印出九九乘法表。', '把乘法表排整齊。'],
    ['清單', '用清單存放隊員名單。', '做一份購物清單。'],
    ['函式', '把重複的步驟寫成函式。', '寫一個算面積的函式。'],
    ['字典', '用字典查單字。', '做一本十個字的小字典。'],
    ['海龜繪圖', '用 turtle 畫萬花筒。', '畫出自己的標誌。'],
    ['檔案', '把成績寫進檔案再讀出來。', '統計一篇文章的字數。'],
    ['小專題', '分組設計一個小遊戲。', '完成遊戲的說明。'],
  ],
  comments: [
    ['surprising', '自己想出更短的寫法，非常棒！'],
    ['great', '程式寫得整齊，命名也清楚。'],
    ['great', '很有耐心地找出錯誤。'],
    ['not_bad', '觀念正確，縮排再留意。'],
    ['more_careful', '先想清楚再動手會更順。'],
    ['try_harder', '請把上次的練習補交。'],
  ],
};

const ROBOTICS: Curriculum = {
  units: [
    ['Meet the kit', 'Sorted the parts and built a first frame.', 'Name ten parts.'],
    ['Motors', 'Drove forwards, backwards and in a square.', 'Draw the path of your robot.'],
    ['Gears', 'Compared fast and strong gears.', 'Find gears at home.'],
    ['Touch sensor', 'Stopped at a wall and turned round.', 'Write the steps in words.'],
    ['Light sensor', 'Told black from white.', 'Guess what grey would read.'],
    ['Follow the line', 'Followed a line with one sensor.', 'Think of a faster way.'],
    ['Distance', 'Kept a hand’s width from the wall.', 'Measure your room in steps.'],
    ['Gripper', 'Built a gripper and lifted a cup.', 'Sketch a better gripper.'],
    ['Sounds and lights', 'Let the robot say what it does.', 'Write a robot greeting.'],
    ['Working together', 'Two robots passed a ball.', 'Plan a game for two robots.'],
    ['Maze', 'Found the way out of a maze.', 'Draw a maze for the others.'],
    ['Show day', 'Showed the robots to the parents.', 'Write what you would change.'],
  ],
  comments: [
    ['surprising', 'Solved it in a way nobody had thought of.'],
    ['great', 'Tested every step and helped the others.'],
    ['great', 'Careful building and a clear explanation.'],
    ['not_bad', 'Good idea; try one change at a time.'],
    ['more_careful', 'Check the cables before you start.'],
    ['try_harder', 'Please finish the sketch at home.'],
  ],
};

const CURRICULA: Readonly<Record<DemoClass['course'], Curriculum>> = {
  Scratch: SCRATCH,
  Python: PYTHON,
  Robotics: ROBOTICS,
};

/** What a lesson of a class is about, by how far the class has come. */
export function unitOf({ course }: DemoClass, progress: number) {
  const { units } = CURRICULA[course];
  const [topic, content, homework] = units[Math.floor(progress * units.length)] ?? ['', '', ''];
  return { topic, content, homework };
}

/** What the teacher of a class says of a student, for a number. */
export function commentOf({ course }: DemoClass, number: number) {
  const { comments } = CURRICULA[course];
  const [phrase, comment] = comments[number % comments.length] ?? (['great', ''] as const);
  return { phrase, comment };
}
