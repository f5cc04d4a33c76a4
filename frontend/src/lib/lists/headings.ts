/** Fields that lists of children hold, whichever of them an import takes. */
export const LIST_FIELDS = [
  'name',
  'gender',
  'phone',
  'account',
  'guardian',
  'relation',
  'birth',
  'age',
  'grade',
  'interest',
  'source',
  'referrer',
  'campaign',
  'remark',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** What a heading means: a field, half of a name, a field where there is no better column, or a column that no import takes. */
export type Meaning =
  | { readonly kind: 'field' | 'weak'; readonly field: ListField }
  | { readonly kind: 'part'; readonly field: 'name'; readonly part: 'family' | 'given' }
  | { readonly kind: 'other' };

const CHILD =
  '(?:学生|學生|学员|學員|孩子|小孩|宝贝|寶貝|宝宝|寶寶|小朋友|幼儿|幼兒|儿童|兒童|同学|同學|队员|隊員|会员|會員|成员|成員|报名人|報名人|报名者|報名者|参赛者|參賽者|选手|選手|childrens?|childs?|kids?|students?|pupils?|participants?|members?|learners?|campers?|players?)';
const GUARDIAN =
  '(?:家长|家長|父母|监护人|監護人|母亲|母親|父亲|父親|妈妈|媽媽|爸爸|妈|媽|爸|母|父|紧急联系人|緊急聯絡人|联系人|聯絡人|聯繫人|parents?(?:or)?(?:guardians?)?|guardians?|mothers?|fathers?|mums?|moms?|dads?|emergencycontacts?|contacts?|contactpersons?)';
const NAME =
  '(?:姓名|名字|全名|大名|真实姓名|真實姓名|中文名字?|中文姓名|姓名中文|names?|fullnames?|namesinfull|chinesenames?|realnames?)';
const PHONE_WORD =
  '(?:电话|電話|手机|手機|移动电话|行動電話|座机|联系方式|聯繫方式|聯絡方式|联络方式|phones?|mobiles?|mobilephones?|cell|cellphones?|tel|telephones?|phonenumbers?|contactnumbers?|contactno|contact|whatsapp)';
const NUMBER_WORD = '(?:号码?|號碼?|numbers?|nos?|#)?';

/** The one dictionary of headings, in our three languages: the first line that fits counts. */
const DICTIONARY: readonly (readonly [Meaning, string])[] = [
  [
    { kind: 'other' },
    '序号|序號|编号|編號|号码?|號碼?|no|nr|number|id|学号|學號|座号|座號|studentno|studentid|studentnumber|' +
      '班级|班級|班别|班別|class|classname|提交时间|提交時間|填写时间|时间戳记?|時間戳記|时间|時間|日期|报名时间|報名時間|报名日期|timestamp|time|date|submittedat|' +
      `身份证|身份證|身份证号码?|身分證字號|地址|住址|家庭住址|address|邮箱|電子郵件|电子邮箱|email|emailaddress|微信号?|微信號|wechat|wechatid|qq号?|昵称|暱稱|nickname|签名|簽名|签到|簽到|signature|老师|老師|任课老师|授课老师|teacher|${GUARDIAN}(?:微信号?|微信號|wechat|邮箱|email|职业|單位|单位)`,
  ],
  [
    { kind: 'weak', field: 'name' },
    `(?:${CHILD})?(?:英文名字?|英文姓名|姓名英文|englishnames?|姓名拼音|拼音)`,
  ],
  [{ kind: 'part', field: 'name', part: 'family' }, '姓|姓氏|surname|lastname|familyname'],
  [{ kind: 'part', field: 'name', part: 'given' }, '名|firstname|givenname|forename'],
  [
    { kind: 'weak', field: 'phone' },
    `(?:备用|備用|其他|第二|次要|家庭|住宅|other|second|alternative|home)${PHONE_WORD}${NUMBER_WORD}|${PHONE_WORD}${NUMBER_WORD}(?:2|二)|座机|(?:紧急|緊急|emergency)(?:联系|聯絡)?${PHONE_WORD}${NUMBER_WORD}`,
  ],
  [
    { kind: 'field', field: 'phone' },
    `(?:${CHILD}|${GUARDIAN}|常用|主要|本人|预留|預留|注册|绑定|联系|聯繫|聯絡|联络|contact|main)*${PHONE_WORD}${NUMBER_WORD}(?:1|一)?(?:微信同号|同微信|微信)?`,
  ],
  [
    { kind: 'field', field: 'name' },
    `${CHILD}?${NAME}|${CHILD}|names?ofthe${CHILD}|nameof${CHILD}`,
  ],
  [{ kind: 'field', field: 'gender' }, `${CHILD}?(?:性别|性別|男女|gender|sex)`],
  [
    { kind: 'field', field: 'account' },
    `${CHILD}?(?:登录|登入)?(?:账号|帐号|帳號|账户|帳戶|用户名|使用者名稱|account|accountname|username|login|loginname)`,
  ],
  [
    { kind: 'field', field: 'relation' },
    `(?:与|與|和)?${CHILD}?(?:关系|關係)|${GUARDIAN}(?:关系|關係)|relation|relationship|relationshiptochild|relationtochild`,
  ],
  [{ kind: 'field', field: 'guardian' }, `${GUARDIAN}+(?:${NAME}|名|称呼|稱呼)?`],
  [
    { kind: 'field', field: 'birth' },
    `${CHILD}?(?:出生年月日?|出生日期|出生月份|出生|生日|生辰|monthofbirth|dateofbirth|birth|birthdate|birthday|birthmonth|dob|yearandmonthofbirth)`,
  ],
  [{ kind: 'field', field: 'age' }, `${CHILD}?(?:年龄|年齡|周岁|岁数|歲數|age|ages|ageinyears)`],
  [
    { kind: 'field', field: 'grade' },
    `${CHILD}?(?:就读|就讀|所在|目前)?(?:年级学校|年級學校|学校年级|學校年級|年级|年級|学校|學校|幼儿园|幼稚園|gradeandschool|schoolandgrade|grade|school|schoolname|year|yeargroup)`,
  ],
  [
    { kind: 'field', field: 'interest' },
    `${CHILD}?(?:意向|兴趣|興趣|意向课程|意向課程|感兴趣课程|报名课程|報名課程|试听课程|咨询课程|課程|课程|科目|项目|項目|course|courses|interest|interests|interestedin|courseofinterest|subject)`,
  ],
  [
    { kind: 'field', field: 'source' },
    `${CHILD}?(?:来源|來源|来源渠道|來源渠道|渠道|渠道来源|获客渠道|source|channel|leadsource|howdidyouhearaboutus)`,
  ],
  [
    { kind: 'field', field: 'referrer' },
    '介绍人|介紹人|推荐人|推薦人|转介绍人|referredby|referrer|recommendedby',
  ],
  [{ kind: 'field', field: 'campaign' }, '活动|活動|活动名称|活動名稱|市场活动|campaign|event'],
  [
    { kind: 'field', field: 'remark' },
    '备注|備註|备註|附注|说明|說明|备注信息|其他|remarks?|notes?|comments?',
  ],
];
const WHOLE = DICTIONARY.map(
  ([meaning, pattern]) => [meaning, new RegExp(`^(?:${pattern})$`, 'u')] as const,
);

/** What forms write around a heading: a number, courtesies, marks. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*(?:q\s*)?\d+\s*[.、:)]/, '')
    .replace(
      /必填|选填|選填|您的?|你的?|请问|請問|请填写|請填寫|请输入|請輸入|是什么|的|what is|your|\bthe\b(?! )/g,
      '',
    )
    .replace(/[\s*:_'’"“”、，,。.?？!/\-–|·]/g, '');

const BRACKETS = /[（(【[［]([^）)】\]］]*)[）)】\]］]/;

/** The ways in which a heading may be meant, the likeliest first. */
function readings(heading: string): string[] {
  const [, inside = ''] = BRACKETS.exec(heading) ?? [];
  const outside = heading.replace(/[（(【[［].*$/s, '');
  const parts = outside.split(
    /[/|\n]|(?<=\p{Script=Han})\s+(?=[a-z])|(?<=[a-z])\s+(?=\p{Script=Han})/iu,
  );
  return [heading.replace(/[（()）]/g, ''), inside + outside, outside, ...parts].map(plain);
}

/** What a heading means; undefined for a text that is none that we know. */
export function meaningOf(heading: string): Meaning | undefined {
  if (heading.length > 60) return undefined;
  for (const reading of readings(heading)) {
    const found = reading && WHOLE.find(([, pattern]) => pattern.test(reading));
    if (found) return found[0];
  }
  return undefined;
}
