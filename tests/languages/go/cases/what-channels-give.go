package p

type Job struct{}

func (j *Job) Run() {}

type Decoy struct{}

func (d Decoy) Run() {}

func jobs() <-chan *Job { return nil }

func received(in chan *Job, times chan int) {
	(<-in).Run()
	(<-jobs()).Run()
}

func held(in chan *Job) {
	job := <-in
	job.Run()
}

func heldIfOpen(in chan *Job) {
	job, ok := <-in
	_ = ok
	job.Run()
}

func selected(in chan *Job, others chan Decoy) {
	select {
	case job := <-in:
		job.Run()
	case decoy, ok := <-others:
		_ = ok
		decoy.Run()
	}
}

func assigned(in chan *Job) {
	var job Decoy
	select {
	case job = <-others():
		job.Run()
	}
}

func others() chan Decoy { return nil }

func ofUnknown(in any) {
	job := <-unknown(in)
	job.Run()
}

func ranged(all []*Job) {
	var job *Job
	for _, job = range all {
		job.Run()
	}
}
