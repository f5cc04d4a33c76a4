import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const c=await b.newContext({viewport:{width:1440,height:900}}); const p=await c.newPage();
await p.goto('http://localhost:4900/login');
await p.evaluate(()=>localStorage.setItem('classroom.language','en'));
await p.goto('http://localhost:4900/login');
await p.locator('input[name=username]').fill('demo_principal'); await p.locator('input[name=password]').fill('demo123456');
await p.locator('button[type=submit]').click(); await p.waitForURL(u=>!u.pathname.startsWith('/login'));
for (const path of ['/student','/studyMan','/studyMan?state=low','/teacherMan','/classMan','/taskMan','/classRecord','/classRecord?view=missing','/student?sort=name','/student?sort=hours','/student?q=a']){
  await p.goto('http://localhost:4900'+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(300);
  console.log(path, await p.locator('p[aria-live=polite]').allTextContents());
  const next=p.getByRole('button',{name:'Next page'});
  if(await next.count() && await next.isEnabled()){ await next.click(); await p.waitForTimeout(700); console.log('   2:', await p.locator('p[aria-live=polite]').allTextContents()); }
}
await b.close();
