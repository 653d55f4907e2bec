package p

type Runner interface{ Run() }

type Job struct{}

func (j *Job) Run() {}

func newJob() *Job           { return nil }
func openJob() (*Job, error) { return nil, nil }
func jobs() []*Job           { return nil }
func runner() Runner         { return nil }

func stated(make func() *Job) { make().Run() }
func held(make func() *Job) {
	job := make()
	job.Run()
}
func byInterface(make func() Runner)  { make().Run() }
func ofElements(make func() []*Job)   { make()[0].Run() }
func generic[T Runner](make func() T) { make().Run() }
func several(open func() (*Job, error)) {
	job, _ := open()
	job.Run()
}
func nobodyGives(make func(int) *Job) { make(1).Run() }

func use() {
	stated(newJob)
	held(newJob)
	byInterface(runner)
	ofElements(jobs)
	generic(newJob)
	several(openJob)
}
