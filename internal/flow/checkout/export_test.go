package checkout

// CrashAt makes a step of an order end as if the process had died there.
func (o *Options) CrashAt(step func(name string)) { o.crash = step }
