def before; end

__END__
def after; end
