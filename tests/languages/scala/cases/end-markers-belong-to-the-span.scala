class Long:
  def one =
    1
  end one
end Long

def after = 1
