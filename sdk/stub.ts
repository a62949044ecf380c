/** The loader a partner pastes into a page: fetches the SDK without blocking and keeps what was asked for meanwhile. */
export const stub = (src: string) =>
  `((w,d,s)=>{w.Gamalyze??=((q)=>({queue:q,ready:(f)=>q.push(f)}))([]);s=d.createElement('script');s.src='${src}';s.async=1;d.head.append(s)})(window,document)`
