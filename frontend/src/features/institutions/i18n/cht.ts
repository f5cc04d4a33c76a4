import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  address: '地址',
  locationHint: '例如 25.0330；在地圖 App 裡長按學校的位置就能看到。',
  openMap: '在地圖上檢視',
  takeTheirs: '放棄我的修改，檢視最新內容',
  shareHint: '把 QR Code 傳給家長，掃描就能看到學校介紹。',
  switches: {
    title: '選單顯示',
    hint: '學校不用的功能可以從所有人的選單收起；資料都還在，隨時可以再打開。',
  },
  region: {
    zoneHint: '還有已安排、尚未上的課時無法修改。已上的課保持原來的時間。',
    moneyHint: '登記時數之後無法再修改。金額不會換算。',
    language: '平台傳給學校的簡訊和電子郵件所用的語言',
  },
  firstPassword: {
    hint: '只有校長看得到。校長個別新增或重設的學生用它登入，登入後自行設定新密碼。批次新增的學生和老師各有自己的初始密碼。',
    ask: '要更換初始密碼嗎？',
    effect: '舊的初始密碼立即失效，還沒設定新密碼的學生要改用新的初始密碼登入。',
  },
  page: {
    hint: '家長掃碼看到的頁面。沒有內容的部分會自動隱藏；儲存後一分鐘內生效。',
    cardsHint: '關閉的部分，誰也看不到。',
    lessonsHint: '這些班近兩週有空位的課會列出來。請在班級的「班級資訊」裡開啟或關閉。',
    noLessons: '還沒有班級開放試聽，到班級裡開啟',
    coursesHint: '課程來自課表設定，這裡補充年齡與一句話介紹。',
    noCourses: '還沒有課程，請先在課表裡新增',
    teachersHint: '老師在「我的帳號」裡自行決定是否顯示。',
  },
  notCopied: '無法複製，請手動複製網址列中的連結。',
  invalid: {
    email: {
      format: '請輸入正確的電子郵件地址',
    },
  },
};
