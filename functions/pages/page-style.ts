/** The style of a school's page: phones first, dark where the system is. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ink:#1c2536;--muted:#525d72;--blue:#1b5ebe;--gold:#f5a623;--paper:#fff;--pale:#f3f6fb;--line:#d5deec;--warm:#fff8ea}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf7;--muted:#a9b4c8;--blue:#8ab6ff;--paper:#0f1520;--pale:#171f2e;--line:#3a465e;--warm:#241f14}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.65 system-ui,-apple-system,"PingFang SC","PingFang TC","Microsoft YaHei","Microsoft JhengHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;background:var(--paper);padding:8px;z-index:1}
.in{max-width:1040px;margin:0 auto;padding:0 20px}
header{border-bottom:1px solid var(--line)}
.top{display:flex;justify-content:space-between;align-items:center;gap:8px 16px;flex-wrap:wrap;padding-block:8px}
.brand{display:flex;gap:10px;align-items:center;font-weight:600;min-width:0}
.brand img{width:40px;height:40px;border-radius:8px;object-fit:contain;background:#fff}
nav a{display:inline-block;padding:10px 8px;font-size:14px;color:var(--muted)}
nav a[aria-current]{font-weight:700;color:var(--ink);text-decoration:none}
.opening{padding:36px 0 8px}
h1{font-size:clamp(28px,6vw,44px);line-height:1.25;margin:0}
.slogan{font-size:clamp(17px,3vw,21px);color:var(--muted);margin:8px 0 0}
.actions{display:flex;gap:12px;flex-wrap:wrap;align-items:center;margin:22px 0 0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 22px;border-radius:12px;border:2px solid #1b5ebe;background:#1b5ebe;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button.plain{background:transparent;color:var(--blue);border-color:var(--blue)}
.button.small{min-height:44px;padding:6px 16px;flex:none}
.button[hidden]{display:none}
.note{background:var(--warm);border-radius:12px;padding:14px 16px;margin:20px 0 0}
section{margin-top:40px}
h2{font-size:22px;line-height:1.3;margin:0 0 14px}
h3{font-size:18px;margin:0 0 4px}
p{margin:0 0 10px}
a{color:var(--blue)}
ul{list-style:none;margin:0;padding:0}
.text{max-width:720px}
.text ul,.text ol{list-style:revert;padding-left:24px}
.inside{max-width:100%;border-radius:10px}
blockquote{margin:0;padding-left:14px;border-left:4px solid var(--gold)}
.lessons,.cards,.people{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
.lessons li,.cards li,.people li{background:var(--pale);border-radius:14px;padding:14px 16px}
.lessons li{display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:space-between}
.lessons b,.lessons span,.lessons i{font-style:normal;white-space:nowrap}
.lessons small,.people b,.people span{display:block}
.lessons small,.people span{color:var(--muted);font-size:14px}
.ages{color:var(--muted);margin-bottom:6px}
.cards a{display:inline-block;padding:10px 0}
.people li{display:flex;gap:14px;align-items:center}
.face{position:relative;flex:none;width:64px;height:64px;border-radius:50%;background:#fbe3b8;color:#46297f;display:grid;place-items:center;font-size:26px;font-weight:700;overflow:hidden}
.people .face{display:grid;color:#46297f;font-size:26px}
.face img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.tiles{display:grid;gap:14px;grid-template-columns:repeat(auto-fill,minmax(min(46%,220px),1fr))}
.tiles a{display:block;color:inherit;text-decoration:none}
.tiles img,.blank{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:12px;background:var(--pale)}
.blank{display:grid;place-items:center;font-size:32px;color:var(--muted)}
.tiles b{display:block;padding:6px 2px}
.tiles a:hover b{text-decoration:underline}
.contact{display:flex;gap:32px;flex-wrap:wrap;justify-content:space-between}
.contact>div{flex:1;min-width:min(100%,280px)}
dl{margin:0}
dt{color:var(--muted);font-size:14px}
dd{margin:0 0 12px}
.map{max-width:100%;border-radius:12px;margin-top:8px}
figure{margin:0;width:168px;text-align:center}
.code{display:block;width:168px;height:168px;border-radius:10px}
figcaption{color:var(--muted);font-size:14px;margin-top:6px}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
footer{margin-top:48px;border-top:1px solid var(--line);padding:16px 0 40px;font-size:14px}
footer a{color:var(--muted);display:inline-block;padding:10px 0}
`.replaceAll('\n', '');
