Feature: Given unit G: light gun
