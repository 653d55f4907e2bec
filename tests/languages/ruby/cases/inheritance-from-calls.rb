class Migration < ActiveRecord::Migration[6.1]
  def change; end
end

class Wrapper < DelegateClass(Base)
  def wrapped; end
end
