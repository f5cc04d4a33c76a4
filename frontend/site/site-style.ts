/** The style of the pages that tell of the service: phones first, dark where the system is. */
export const SITE_STYLE = `
:root{color-scheme:light dark;--ink:#1c2536;--muted:#525d72;--blue:#1b5ebe;--deep:#46297f;--gold:#f5a623;--paper:#fff;--pale:#f3f6fb;--line:#d5deec;--warm:#fff8ea}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf7;--muted:#a9b4c8;--blue:#8ab6ff;--deep:#c5aeff;--paper:#0f1520;--pale:#171f2e;--line:#3a465e;--warm:#241f14}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:16px}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.7 system-ui,-apple-system,"PingFang SC","PingFang TC","Microsoft YaHei","Microsoft JhengHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:var(--paper);padding:8px;z-index:1}
.in{max-width:1120px;margin:0 auto;padding-inline:20px}
.top{display:flex;justify-content:space-between;align-items:center;gap:4px 16px;flex-wrap:wrap;padding-block:10px}
.brand{display:flex;gap:10px;align-items:center;font-weight:700;color:var(--ink);text-decoration:none;min-height:44px}
.brand svg{width:36px;height:36px}
nav{display:flex;flex-wrap:wrap;align-items:center}
nav a{display:inline-block;padding:10px 9px;font-size:15px;color:var(--muted);text-decoration:none}
nav a:hover{text-decoration:underline}
nav a[aria-current]{font-weight:700;color:var(--ink)}
.hero{background:#46297f;background-image:radial-gradient(circle at 100% 0,#5b3b9e 0 22vw,transparent calc(22vw + 1px)),linear-gradient(120deg,#46297f,#1b5ebe);color:#fff;padding:48px 0 56px}
.hero .in{display:grid;gap:36px;align-items:center}
@media(min-width:900px){.hero .in{grid-template-columns:5fr 6fr}}
h1{font-size:clamp(30px,5.2vw,50px);line-height:1.22;margin:0 0 16px;text-wrap:balance}
.hero p{font-size:clamp(17px,2vw,19px);margin:0 0 14px;color:#efe9fb}
.hero small{color:#e4daf8;font-size:15px}
.actions{display:flex;gap:12px;flex-wrap:wrap;margin:24px 0 12px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:10px 24px;border-radius:14px;border:2px solid #1b5ebe;background:#1b5ebe;color:#fff;font-weight:700;text-decoration:none}
.hero .button{border-color:#fff;background:#fff;color:#46297f}
.hero .button.plain,.button.plain{background:transparent;color:var(--blue);border-color:var(--blue)}
.hero .button.plain{color:#fff;border-color:#fff}
[hidden]{display:none!important}
picture{display:block}
.screen{display:block;width:100%;height:auto;border-radius:14px;border:1px solid var(--line);background:var(--pale);box-shadow:0 14px 40px rgba(20,30,60,.18)}
.hero .screen{border:0}
/* The home for phones. */
.narrow .in{max-width:480px}.narrow .hero .in{grid-template-columns:1fr}.narrow .actions{flex-direction:column}.narrow .button{width:100%}
.phone{max-width:290px;margin-inline:auto;border-radius:26px}
@media(max-width:640px){.screen{max-width:290px;margin-inline:auto;border-radius:26px}.only-wide{max-width:100%;border-radius:12px}}
section{padding-top:56px}
h2{font-size:clamp(25px,3.4vw,34px);line-height:1.3;margin:0 0 22px}
h3{font-size:clamp(20px,2.4vw,24px);line-height:1.35;margin:0 0 8px}
p{margin:0 0 12px}
a{color:var(--blue)}
ul,ol{margin:0;padding:0;list-style:none}
.news{display:grid;gap:14px;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr))}
.news a{display:block;height:100%;padding:16px 18px;border-radius:16px;background:var(--warm);color:var(--ink);text-decoration:none;border-left:6px solid var(--gold)}
.news a:hover b{text-decoration:underline}
.news b,.news span{display:block}
.news span{color:var(--muted);font-size:15px}
.news img{max-width:100%;border-radius:10px;margin-bottom:8px}
.rows>li{display:grid;gap:22px;align-items:center;padding:26px 0}
@media(min-width:820px){.rows>li{grid-template-columns:1fr 1fr;gap:48px}.rows>li:nth-child(even)>div{order:2}}
.points li{position:relative;padding:5px 0 5px 30px}
.points li::before{content:"";position:absolute;left:4px;top:13px;width:13px;height:8px;border-left:3px solid var(--gold);border-bottom:3px solid var(--gold);transform:rotate(-45deg)}
.who{color:var(--muted)}
.strong{background:var(--pale);margin-top:56px;padding-bottom:40px}
.steps{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr));counter-reset:step}
.steps li{padding:20px;border-radius:16px;background:var(--pale);counter-increment:step}
.steps li::before{content:counter(step);display:grid;place-items:center;width:40px;height:40px;border-radius:50%;background:var(--gold);color:#3d2800;font-weight:700;margin-bottom:10px}
details{border-top:1px solid var(--line)}
details:last-of-type{border-bottom:1px solid var(--line)}
summary{padding:14px 0;min-height:48px;font-weight:600;cursor:pointer}
.closing{text-align:center}
.closing .actions{justify-content:center}
.page{padding-top:40px;max-width:800px}
.page section{padding-top:36px}
.page h1{margin-bottom:12px}
.lead{font-size:19px;color:var(--muted)}
.plain-list li{padding:12px 0;border-top:1px solid var(--line)}
.plain-list h3{font-size:18px}
dl{margin:0}
dt{color:var(--muted);font-size:15px}
dd{margin:0 0 12px}
:focus-visible{outline:3px solid var(--gold);outline-offset:3px}
footer{margin-top:64px;border-top:1px solid var(--line);padding:18px 0 40px;font-size:15px}
footer .in{display:flex;flex-wrap:wrap;gap:0 18px;align-items:center}
footer a{color:var(--muted);display:inline-block;padding:12px 0}
`.replaceAll('\n', '');
