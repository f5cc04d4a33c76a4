import { LANGUAGE_KEY } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { AVATAR_TONES } from '#shared/people/avatar-tones.ts';
import { DRAWN_PATHS, SCHOOL_SEARCH } from './drawn-documents.ts';

/** Keys of the signed-in user and of the role in the browser's storage. */
export const USER_KEY = 'classroom.user';
export const ROLE_KEY = 'classroom.role';

/** Key of the menu's width in the browser's storage, and its value for a menu of icons only. */
export const SIDEBAR_KEY = 'classroom.sidebar';
export const RAIL = 'rail';

/** Where Amplify keeps the ID token of a session; `session` is the user name that it is stored under. */
export const ID_TOKEN_KEY = /^CognitoIdentityServiceProvider\.[^.]+\.session\.idToken$/;

/** A token that ends sooner is left to Amplify, which renews it. */
export const TOKEN_LEFT_MS = 60_000;

/** The home that the first script began to read: whose, in which language, and the reply. */
export interface FirstRead {
  readonly home: string;
  readonly user: string;
  readonly language: string;
  readonly begun: number;
  readonly reply: Promise<Response>;
}

/** What stands in the drawing of a home for what only the browser knows: the user, and the hour of the greeting. */
export const DRAWN_AS = {
  name: '⟦name⟧',
  account: '⟦account⟧',
  class: '⟦class⟧',
  school: '⟦school⟧',
  logo: '⟦logo⟧',
  edition: '⟦edition⟧',
  initial: '⟦initial⟧',
  tone: '⟦tone⟧',
  greeting: '⟦greeting⟧',
} as const;

/** In which field of the stored user the label of the edition is, in each language. */
const EDITION = "{zh:'banben',cht:'banben_cht',en:'banben_en'}";

/**
 * The only script inside the documents; the policy allows it by its hash. It runs before anything is seen:
 * - A drawing is hidden until all of it is there, because what is centred would move; one that is not for this visitor
 *   (signed in, or another language chosen before) stays hidden.
 * - A home is drawn for each of its roles. That of the stored user is shown, with the user's name in it; all that it
 *   shows is asked for in one call, which the application takes over (`FirstRead`).
 * - A form that is sent before the application runs waits for it, instead of being sent by the browser; so does a
 *   button that is pressed.
 * - The application (`data-application`) starts after the drawing has been seen.
 */
export const FIRST_SCRIPT = `(function(){
var html=document.documentElement,own=html.dataset.language,language,user,role,rail;
try{language=localStorage.getItem('${LANGUAGE_KEY}');user=localStorage.getItem('${USER_KEY}');
role=localStorage.getItem('${ROLE_KEY}');rail=localStorage.getItem('${SIDEBAR_KEY}')==='${RAIL}'}catch(_){}
var data=html.dataset,foreign=language&&language!==own;
var ofSchool=location.pathname==='${DRAWN_PATHS.join}'&&/[?&]${SCHOOL_SEARCH}=/.test(location.search);
var drawn='drawn' in data&&!user&&!foreign&&!ofSchool,home=user&&!foreign&&(data.roles||'').split(' ').includes(role);
if('drawn' in data||home)data.hidden='';
addEventListener('submit',function(event){if('alive' in data)return;event.preventDefault();html.sentForm=event.target},true);
addEventListener('click',function(event){var button='alive' in data?null:event.target.closest('button[type=button]');if(button)html.pressedButton=button.getAttribute('aria-label')||button.textContent},true);
function escape(text){return String(text||'').replace(/[&<>"']/g,function(sign){return '&#'+sign.charCodeAt()+';'})}
function tokenOf(id){return Object.keys(localStorage).filter(function(key){return ${ID_TOKEN_KEY}.test(key)}).map(function(key){return localStorage.getItem(key)}).find(function(token){
var claims=JSON.parse(atob(token.split('.')[1].replaceAll('-','+').replaceAll('_','/')));
return claims['custom:user_id']===id&&claims.exp*1000>Date.now()+${TOKEN_LEFT_MS}})}
function readHome(){
try{var id=JSON.parse(user).id,token=tokenOf(id);
if(!token)return;
window.firstRead={home:data.home,user:id,language:own,begun:Date.now(),reply:fetch('/api/home/'+data.home,{method:'POST',headers:{Authorization:token+'_'+id,lang:own},body:new URLSearchParams({parts:''}),signal:AbortSignal.timeout(${LIMITS.requestTimeoutMs})})};
window.firstRead.reply.catch(function(){})
}catch(_){}}
if(home)readHome();
function showHome(){
try{var template=document.querySelector('template[data-role="'+role+'"]'),of=JSON.parse(user),name=of.nick||of.real_name||of.account;
var values={name:name,account:of.account,'class':of.className,school:of.school_name,logo:of.school_logo,edition:of[${EDITION}[own]],initial:of.avatar?'':Array.from(name)[0].toUpperCase(),tone:''+Array.from(name).reduce(function(sum,sign){return sum+sign.codePointAt(0)},0)%${AVATAR_TONES}};
var hour=of.time_zone?new Intl.DateTimeFormat('en',{hour:'2-digit',hourCycle:'h23',timeZone:of.time_zone}).format():new Date().getHours();
var greeting=JSON.parse(template.dataset.greetings)[+hour];
if(rail)data.rail='';
document.getElementById('root').innerHTML=template.innerHTML.replaceAll('${DRAWN_AS.greeting}',greeting).replace(/⟦(\\w+)⟧/g,function(_,key){return escape(values[key])})
}catch(_){}
delete data.hidden}
function start(){import(document.querySelector('link[data-application]').href)}
addEventListener('DOMContentLoaded',function(){
if(drawn)delete data.hidden;if(home)showHome();
if((drawn||home)&&!document.hidden)requestAnimationFrame(function(){setTimeout(start)});else start()
})
})()`;
