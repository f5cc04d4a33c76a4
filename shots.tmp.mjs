import { chromium } from '@playwright/test';
const [,, who='demo_principal', lang='zh', size='390x844', out='a', ...paths] = process.argv;
const [width,height]=size.split('x').map(Number);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const c=await b.newContext({viewport:{width,height},deviceScaleFactor:1, reducedMotion:'reduce'});
const p=await c.newPage();
p.on('pageerror',e=>console.log('ERR',e.message)); p.on('console',m=>m.type()==='error'&&console.log('CON',m.text().slice(0,300)));
await p.goto('http://localhost:4900/login');
await p.evaluate(l=>localStorage.setItem('classroom.language',l),lang);
await p.context().clearCookies();
await p.goto('http://localhost:4900/login');
await p.locator('input[name=username]').fill(who); await p.locator('input[name=password]').fill('demo123456');
await p.locator('button[type=submit]').click(); await p.waitForURL(u=>!u.pathname.startsWith('/login'));
await p.waitForTimeout(1500);
for (const path of paths){
  await p.goto('http://localhost:4900'+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(500);
  const rows=await p.evaluate(()=>{const h=innerHeight-56;return [...document.querySelectorAll('main ul > li')].filter(e=>{const r=e.getBoundingClientRect();return r.top>=0&&r.bottom<=h+1}).length});
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
  console.log(path,'rows',rows,'overflow',over);
  await p.screenshot({path:`/tmp/h17/look-tmp/${out}-${path.replaceAll(/[\/?]/g,'_')}.png`});
}
await b.close();
