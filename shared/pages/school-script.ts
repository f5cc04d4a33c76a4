/**
 * The only script of a school's page: it shares the address, by the phone's own dialog where there is one, else by
 * copying it. Its hash stands in the policy of the page.
 */
export const SCHOOL_SCRIPT = `(function(){
var d=document,button=d.querySelector('[data-share]'),said=d.querySelector('[data-said]');
if(!button)return;
if(!navigator.share&&!navigator.clipboard)return;
button.hidden=false;
button.onclick=function(){
var address=d.querySelector('link[rel=canonical]').href;
if(navigator.share)return navigator.share({title:d.title,url:address}).catch(function(){});
navigator.clipboard.writeText(address).then(function(){said.textContent=said.dataset.said;setTimeout(function(){said.textContent=''},4000)}).catch(function(){})
}
})();`;
