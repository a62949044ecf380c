/** The loader a partner pastes into a page: fetches the SDK without blocking and queues calls made meanwhile, under Trusted Types too. */
export const stub = (src: string) =>
  `((w,d,u,t,s)=>{w.Gamalyze??=((q)=>({queue:q,ready:(f)=>q.push(f)}))([]);s=d.createElement('script');t=w.trustedTypes;s.src=t?t.createPolicy('gamalyze',{createScriptURL:()=>u}).createScriptURL(''):u;s.async=1;d.head.append(s)})(window,document,'${src}')`
