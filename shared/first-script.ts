import { LANGUAGE_KEY } from './languages.ts';

/** Under which the browser keeps the signed-in user. */
export const USER_KEY = 'classroom.user';

/**
 * The only script inside the documents; the policy allows it by its hash. It runs before anything is seen:
 * - A drawing that is not for this visitor (signed in, or another language chosen before) stays hidden.
 * - A form that is sent before the application runs waits for it, instead of being sent by the browser.
 * - The application (`data-application`) starts after the drawing has been seen.
 */
export const FIRST_SCRIPT = `(function(){
var html=document.documentElement,language,user;
try{language=localStorage.getItem('${LANGUAGE_KEY}');user=localStorage.getItem('${USER_KEY}')}catch(_){}
var hidden=user||language&&language!==html.dataset.language;
if(hidden)html.dataset.hidden='';
addEventListener('submit',function(event){if('alive' in html.dataset)return;event.preventDefault();html.sentForm=event.target},true);
function start(){import(document.querySelector('link[data-application]').href)}
addEventListener('DOMContentLoaded',function(){
if(hidden||document.hidden||!('drawn' in html.dataset))start();else requestAnimationFrame(function(){setTimeout(start)})
})
})()`;
