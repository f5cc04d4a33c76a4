import { ROLE } from '#shared/roles.ts';
import { ROLE_KEY, USER_KEY } from '#shared/site/first-script-terms.ts';

/** How often the page shows another picture (specification 9). */
const CAROUSEL_MS = 5000;
/** A page that is looked at for so long was not opened by mistake or by a machine that previews addresses. */
const READ_MS = 3000;

/**
 * The only script of the page: the carousel, the note that it was read, and the form. Where staff are signed in, the
 * school looks at its own page; a child's session is that of the family's phone. Its hash stands in the policy of
 * the page, so it is the same for every report; what differs stands in attributes.
 */
export const SHARE_SCRIPT = `(function(){
var d=document,b=d.body,token=b.dataset.token,lang=d.documentElement.dataset.lang;
function post(path,fields){fields.token=token;return fetch('/api/report/'+path,{method:'POST',headers:{'content-type':'application/x-www-form-urlencoded',authorization:'0',lang:lang},body:new URLSearchParams(fields)}).then(function(r){return r.json()})}
var noted=false,timer;
function ours(){try{return localStorage.getItem('${USER_KEY}')!==null&&localStorage.getItem('${ROLE_KEY}')!=='${ROLE.student}'}catch(_){return false}}
function look(){clearTimeout(timer);if(!noted&&!ours()&&d.visibilityState==='visible')timer=setTimeout(function(){noted=true;post('read',{}).catch(function(){noted=false})},${READ_MS})}
d.addEventListener('visibilitychange',look);look();
var reel=d.querySelector('.reel');
if(reel&&reel.children.length>1){
var count=reel.children.length,rest=d.querySelector('.rest'),moving=!matchMedia('(prefers-reduced-motion: reduce)').matches,dots=d.querySelectorAll('.dots i');
function at(){return Math.round(reel.scrollLeft/reel.clientWidth)}
function go(i){reel.scrollTo({left:((i+count)%count)*reel.clientWidth,behavior:matchMedia('(prefers-reduced-motion: reduce)').matches?'auto':'smooth'})}
function say(){rest.textContent=moving?rest.dataset.rest:rest.dataset.play}
function stop(){moving=false;say()}
d.querySelector('.controls').hidden=false;say();
d.querySelector('.previous').onclick=function(){stop();go(at()-1)};
d.querySelector('.next').onclick=function(){stop();go(at()+1)};
rest.onclick=function(){moving=!moving;say()};
reel.addEventListener('pointerdown',stop);
reel.addEventListener('scroll',function(){var n=at();dots.forEach(function(x,i){x.className=i===n?'on':''})},{passive:true});
setInterval(function(){if(moving&&d.visibilityState==='visible')go(at()+1)},${CAROUSEL_MS});
}
var form=d.querySelector('form');
if(form){form.hidden=false;form.onsubmit=function(e){e.preventDefault();
var button=form.querySelector('button'),said=d.querySelector('.said');button.disabled=true;
post('answer',{kind:form.elements.kind.value,text:form.elements.text.value}).then(function(a){
if(a.code===1){form.hidden=true;said.textContent=form.dataset.sent}else{said.textContent=a.msg;button.disabled=false;form.elements.text.focus()}
}).catch(function(){said.textContent=form.dataset.failed;button.disabled=false})}}
})();`;
