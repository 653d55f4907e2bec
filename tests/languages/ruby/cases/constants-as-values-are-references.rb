class Job; end

def run(kind, default = Job)
  kind == Job
  [Job].each { |one| one }
  run(Job)
end
