def shared
  main
end
