/** The style of the page: phones first, dark where the system is. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ink:#1c2536;--muted:#525d72;--deep:#46297f;--violet:#5b3b9e;--blue:#1b5ebe;--gold:#f5a623;--paper:#fff;--pale:#f3f6fb;--warm:#fff8ea;--line:#c3cfe4}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf7;--muted:#a9b4c8;--deep:#c5aeff;--violet:#3c2570;--blue:#8ab6ff;--paper:#0f1520;--pale:#171f2e;--warm:#241f14;--line:#3a465e}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.65 system-ui,-apple-system,"PingFang SC","PingFang TC","Microsoft YaHei","Microsoft JhengHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
header{background:#46297f;color:#fff;padding:20px 0 24px;background-image:radial-gradient(circle at 100% 0,#5b3b9e 0 130px,transparent 131px)}
.in{max-width:680px;margin:0 auto;padding:0 20px}
.top{display:flex;justify-content:space-between;gap:12px;align-items:center;flex-wrap:wrap}
.school{display:flex;gap:10px;align-items:center;font-weight:600}
.school img{width:32px;height:32px;border-radius:8px;background:#fff;object-fit:contain}
nav a{color:#fff;padding:12px 9px;font-size:14px}
nav a[aria-current]{font-weight:700;text-decoration:none}
.who{display:flex;gap:16px;align-items:center;margin-top:22px}
.face{position:relative;flex:none;width:72px;height:72px;border-radius:50%;background:#fbe3b8;color:#46297f;display:grid;place-items:center;font-size:30px;font-weight:700;overflow:hidden}
.face img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
header .face{outline:3px solid var(--gold);outline-offset:3px}
.kicker,.period{color:#e4daf8;font-size:14px;margin:0}
.child{font-size:26px;font-weight:700;line-height:1.3;margin:0}
h1{font-size:22px;line-height:1.4;margin:20px 0 4px}
main{padding:8px 0 24px}
h2{font-size:19px;color:var(--deep);border-left:5px solid var(--gold);padding-left:10px;margin:32px 0 12px;line-height:1.3}
h3{font-size:16px;margin:14px 0 6px}
p{margin:0 0 10px}
a{color:var(--blue)}
.inside{max-width:100%;border-radius:8px}
.reel{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;border-radius:12px;background:var(--pale)}
.reel img{flex:none;width:100%;height:auto;aspect-ratio:4/3;object-fit:contain;scroll-snap-align:center}
.controls{display:flex;align-items:center;justify-content:center;gap:8px}
.controls[hidden]{display:none}
.controls button{min-width:44px}
.dots i{display:inline-block;width:7px;height:7px;border-radius:50%;background:var(--line);margin:0 3px}
.dots i.on{background:var(--gold)}
video{width:100%;border-radius:12px;background:#000;aspect-ratio:16/9}
.path{list-style:none;margin:0;padding:0 0 0 18px;border-left:2px solid var(--line)}
.path li{margin:0 0 14px;position:relative}
.path li::before{content:"";position:absolute;left:-24px;top:8px;width:10px;height:10px;border-radius:50%;background:var(--gold)}
.path small{color:var(--muted);font-size:14px}
.path b{display:block}
.piece{display:flex;gap:12px;justify-content:space-between;align-items:flex-start}
.piece div{min-width:0;flex:1}
.piece div small{display:block}
.piece img{flex:none;width:120px;height:90px;object-fit:cover;border-radius:10px;background:var(--pale)}
.score{display:inline-block;background:var(--gold);color:#3d2800;border-radius:99px;padding:0 10px;font-size:14px;font-weight:700}
.play{display:inline-flex;align-items:center;gap:6px;min-height:44px;font-weight:600}
.card{background:var(--pale);border-radius:14px;padding:16px}
.radar{display:block;width:100%;max-width:380px;margin:0 auto}
.radar .ring polygon{fill:none;stroke:var(--line)}
.radar .values{fill:var(--blue);fill-opacity:.35;stroke:var(--blue);stroke-width:2}
.radar text{font-size:12px;font-weight:600;fill:var(--muted)}
table{width:100%;border-collapse:collapse}
th{text-align:left;font-weight:600;padding:5px 8px 5px 0;overflow-wrap:normal}
td{text-align:right;color:var(--muted);padding:5px 0}
.dot{color:var(--gold);letter-spacing:2px}
.words{background:var(--warm);border-radius:14px;padding:18px}
.words p{white-space:pre-line}
.phrase{display:inline-block;background:var(--gold);color:#3d2800;border-radius:99px;padding:4px 14px;font-weight:700;margin-bottom:12px}
.teacher{display:flex;gap:12px;align-items:center;margin-top:18px}
.teacher .face{width:52px;height:52px;font-size:22px}
.teacher small{color:var(--muted);display:block;font-size:14px}
.save{display:flex;gap:12px;flex-wrap:wrap;margin:30px 0 0}
.save a,button{flex:1;min-height:48px;display:inline-flex;align-items:center;justify-content:center;padding:10px 16px;border-radius:12px;border:2px solid #1b5ebe;background:#1b5ebe;color:#fff;font:inherit;font-weight:600;text-decoration:none;white-space:nowrap}
.save a+a,.controls button{background:transparent;color:var(--blue);border-color:var(--blue)}
.controls button{flex:none;min-height:44px;padding:4px 10px;border:0}
button:disabled{opacity:.6}
textarea{width:100%;min-height:96px;font:inherit;padding:10px;border-radius:10px;border:1px solid var(--muted);background:var(--paper);color:var(--ink)}
form label{display:inline-flex;align-items:center;gap:8px;min-height:44px;margin-right:20px}
form[hidden]{display:none}
input[type=radio]{width:20px;height:20px}
:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
footer{color:var(--muted);font-size:14px;padding:8px 0 40px}
`.replaceAll('\n', '');
