import { LANGUAGE_KEY } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { AVATAR_TONES } from '#shared/people/avatar-tones.ts';
import { DRAWN_PATHS, SCHOOL_SEARCH } from './drawn-documents.ts';
import { FILL_HOME } from './fill-home.ts';
import {
  DRAWN_AS,
  ID_TOKEN_KEY,
  RAIL,
  ROLE_KEY,
  SIDEBAR_KEY,
  TOKEN_LEFT_MS,
  USER_KEY,
} from './first-script-terms.ts';

/** How long somebody looks at a drawn page before the application is fetched without a sign of use. */
const LOOKS_MS = 2_000;

/** What somebody who begins to use a page does; another tab that signs in is followed. */
const SIGNS = 'pointermove pointerdown keydown focusin input storage';

/** In which field of the stored user the label of the edition is, in each language. */
const EDITION = "{zh:'banben',cht:'banben_cht',en:'banben_en'}";

/**
 * The only script inside the documents; the policy allows it by its hash. It runs before anything is seen:
 * - A drawing is hidden until all of it is there, because what is centred would move; one that is not for this visitor
 *   (signed in, or another language chosen before) stays hidden.
 * - A home is drawn for each of its roles. That of the stored user is shown, with the user's name in it; all that it
 *   shows is asked for in one call, which the application takes over (`FirstRead`). What comes before the application
 *   is written into the drawing (`fillHome`).
 * - A form that is sent before the application runs waits for it, instead of being sent by the browser; so does a
 *   button that is pressed.
 * - The application (`data-application`) starts after the drawing has been seen. For a page for visitors its files
 *   (`data-files`) are fetched only then; where all of the page is drawn (`data-whole`), only when somebody begins to
 *   use it, or has looked at it for a while. They are fetched before they are imported, because a browser never asks
 *   again for a module that it could not load. Whoever has sent the form meanwhile is told when there is no network.
 */
export const FIRST_SCRIPT = `(function(){
var html=document.documentElement,own=html.dataset.language,language,user,role,rail,answer;
try{language=localStorage.getItem('${LANGUAGE_KEY}');user=localStorage.getItem('${USER_KEY}');
role=localStorage.getItem('${ROLE_KEY}');rail=localStorage.getItem('${SIDEBAR_KEY}')==='${RAIL}'}catch(_){}
var data=html.dataset,foreign=language&&language!==own;
var ofSchool=/[?&]${SCHOOL_SEARCH}=/.test(location.search);
var drawn='drawn' in data&&!user&&!foreign&&!(ofSchool&&location.pathname==='${DRAWN_PATHS.join}'),home=user&&!foreign&&(data.roles||'').split(' ').includes(role);
if('drawn' in data||home)data.hidden='';
addEventListener('submit',function(event){if('alive' in data)return;event.preventDefault();html.sentForm=event.target;data.sent='';use()},true);
addEventListener('click',function(event){var button='alive' in data?null:event.target.closest('button[type=button]');if(!button)return;html.pressedButton=button.getAttribute('aria-label')||button.textContent;use()},true);
addEventListener('compositionstart',function(){html.composing=true});
addEventListener('compositionend',function(){html.composing=false});
function escape(text){return String(text||'').replace(/[&<>"']/g,function(sign){return '&#'+sign.charCodeAt()+';'})}
function tokenOf(id){return Object.keys(localStorage).filter(function(key){return ${ID_TOKEN_KEY}.test(key)}).map(function(key){return localStorage.getItem(key)}).find(function(token){
var claims=JSON.parse(atob(token.split('.')[1].replaceAll('-','+').replaceAll('_','/')));
return claims['custom:user_id']===id&&claims.exp*1000>Date.now()+${TOKEN_LEFT_MS}})}
function readHome(){
try{var id=JSON.parse(user).id,token=tokenOf(id);
if(!token)return;
window.firstRead={home:data.home,user:id,language:own,begun:Date.now(),reply:fetch('/api/home/'+data.home,{method:'POST',headers:{Authorization:token+'_'+id,lang:own},body:new URLSearchParams({parts:''}),signal:AbortSignal.timeout(${LIMITS.requestTimeoutMs})})};
answer=window.firstRead.reply.then(function(reply){return reply.clone().json()});answer.catch(function(){})
}catch(_){}}
if(home)readHome();${FILL_HOME}
function showHome(){
try{var template=document.querySelector('template[data-role="'+role+'"]'),of=JSON.parse(user),name=of.nick||of.real_name||of.account;
var values={name:name,account:of.account,'class':of.className,school:of.school_name,logo:of.school_logo,edition:of[${EDITION}[own]],initial:of.avatar?'':Array.from(name)[0].toUpperCase(),tone:''+Array.from(name).reduce(function(sum,sign){return sum+sign.codePointAt(0)},0)%${AVATAR_TONES}};
var hour=of.time_zone?new Intl.DateTimeFormat('en',{hour:'2-digit',hourCycle:'h23',timeZone:of.time_zone}).format():new Date().getHours();
var greeting=JSON.parse(template.dataset.greetings)[+hour];
if(rail)data.rail='';
document.getElementById('root').innerHTML=template.innerHTML.replaceAll('${DRAWN_AS.greeting}',greeting).replace(/⟦(\\w+)⟧/g,function(mark,key){return key in values?escape(values[key]):mark});
if(answer)answer.then(function(home){if(home.code===1&&!('alive' in data))fillHome(home.data)}).catch(function(){})
}catch(_){}
delete data.hidden}
var started,seen,used,told;
function use(){used=true;if(seen)start()}
function fetchFile(file){return fetch(file).then(function(answer){if(!answer.ok)throw answer;return answer.arrayBuffer()})}
function start(){
if(started)return;started=true;
if(told)told.remove();
Promise.all((data.files?data.files.split(' '):[]).map(fetchFile)).then(function(){return import(data.application)}).catch(failed)
}
function failed(error){
started=false;console.warn(error);
addEventListener('online',start,{once:true});
var button=html.sentForm&&html.sentForm.querySelector('[type=submit]');
delete html.sentForm;delete html.pressedButton;delete data.sent;
if(!button)return;
told=document.createElement('p');told.setAttribute('role','alert');told.dataset.told='';told.textContent=data.unreached;button.before(told)
}
var whole=drawn&&'whole' in data&&!ofSchool;
if(whole)'${SIGNS}'.split(' ').forEach(function(sign){addEventListener(sign,use,{once:true,passive:true})});
addEventListener('DOMContentLoaded',function(){
if(drawn)delete data.hidden;if(home)showHome();
function go(){seen=true;if(whole&&!used)setTimeout(start,${LOOKS_MS});else start()}
if((drawn||home)&&!document.hidden)requestAnimationFrame(function(){setTimeout(go)});else go()
})
})()`;
