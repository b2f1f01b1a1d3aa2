Feature: Given unit B: cavalry in loose order on Attack, Mv 16
